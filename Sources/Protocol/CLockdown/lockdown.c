#define _GNU_SOURCE
#include "CLockdown.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "report-host's sandbox knows x86-64 and aarch64"
#endif

// The host's filter let these through for the loader, the C library and the Swift runtime, or for
// the launch itself. None is of use to a process that has started. What the host's filter hands to
// its listener is not named here: the host is to be told of it.
static const int start_only[] = {
#ifdef __NR_readlink
    __NR_readlink,
#endif
#ifdef __NR_arch_prctl
    __NR_arch_prctl,
#endif
    __NR_readlinkat,      __NR_execveat, __NR_sendmsg,  __NR_set_tid_address,
    __NR_set_robust_list, __NR_rseq,     __NR_prlimit64, __NR_getcwd,
};

enum {
  START_ONLY = sizeof start_only / sizeof *start_only,
  LOAD_WORD = BPF_LD | BPF_W | BPF_ABS,
  JUMP_EQUAL = BPF_JMP | BPF_JEQ | BPF_K,
  RETURN = BPF_RET | BPF_K,
  CAPACITY = 2 * START_ONLY + 8,
};

static const struct sock_filter let_through = BPF_STMT(RETURN, SECCOMP_RET_ALLOW);
static const struct sock_filter refuse = BPF_STMT(RETURN, SECCOMP_RET_ERRNO | EPERM);

/// Adds "refuse the call of this number".
static unsigned add_refusal(struct sock_filter *filter, unsigned count, int number) {
  filter[count++] = (struct sock_filter)BPF_JUMP(JUMP_EQUAL, (unsigned)number, 0, 1);
  filter[count++] = refuse;
  return count;
}

size_t rh_lockdown_filter(void *bytes, size_t capacity) {
  struct sock_filter filter[CAPACITY];
  unsigned count = 0;
  // The host's filter kills for any other architecture; this one must not misread its numbers.
  filter[count++] = (struct sock_filter)BPF_STMT(LOAD_WORD, offsetof(struct seccomp_data, arch));
  filter[count++] = (struct sock_filter)BPF_JUMP(JUMP_EQUAL, ARCHITECTURE, 1, 0);
  filter[count++] = let_through;
  filter[count++] = (struct sock_filter)BPF_STMT(LOAD_WORD, offsetof(struct seccomp_data, nr));
  for (unsigned i = 0; i < START_ONLY; i++) count = add_refusal(filter, count, start_only[i]);
  filter[count++] = let_through;
  if (capacity < count * sizeof *filter) return 0;
  memcpy(bytes, filter, count * sizeof *filter);
  return count * sizeof *filter;
}

static int is_dynamic(void) { return getauxval(AT_BASE) != 0; }

int rh_lock_down(void) {
  struct sock_filter filter[CAPACITY];
  if (is_dynamic()) return ENOTSUP;
  size_t size = rh_lockdown_filter(filter, sizeof filter);
  const struct sock_fprog program = {(unsigned short)(size / sizeof *filter), filter};
  return syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0 ? 0 : errno;
}
