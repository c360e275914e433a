#include "CHostClock.h"

#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static _Atomic int64_t moved;

void rh_move_clock(int64_t seconds) { atomic_store(&moved, seconds); }

// glibc's own, which reads the time without a system call.
extern int __clock_gettime(clockid_t clock, struct timespec *time) __attribute__((weak));

// Foundation takes the time of day from here. Sanitizers call it before they are ready to be called.
__attribute__((disable_sanitizer_instrumentation)) int clock_gettime(
    clockid_t clock, struct timespec *time) {
  int result = __clock_gettime ? __clock_gettime(clock, time)
                               : (int)syscall(SYS_clock_gettime, clock, time);
  if (result == 0 && clock == CLOCK_REALTIME) time->tv_sec += atomic_load(&moved);
  return result;
}
