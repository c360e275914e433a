#ifndef RH_SYSTEM_CALL_H
#define RH_SYSTEM_CALL_H

#include <sys/syscall.h>

/// A system call that touches nothing but registers and the kernel: no errno, no thread-local
/// state, no cancellation point. The child shares the host's memory until it executes, so libc's
/// wrappers are off limits there. Returns the kernel's result, a negated errno on failure.
static inline long rh_call6(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
  long result;
  register long r10 __asm__("r10") = d;
  register long r8 __asm__("r8") = e;
  register long r9 __asm__("r9") = f;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc #0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  return x0;
#else
#error "report-host's sandbox knows x86-64 and aarch64"
#endif
}

#define RH_CALL_ARGUMENTS(number, a, b, c, d, e, f, ...)                                           \
  rh_call6((long)(number), (long)(a), (long)(b), (long)(c), (long)(d), (long)(e), (long)(f))

/// rh_call(number, arguments...), with up to six arguments.
#define rh_call(...) RH_CALL_ARGUMENTS(__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0)

#endif
