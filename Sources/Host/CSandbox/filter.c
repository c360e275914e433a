#define _GNU_SOURCE
#include "rh_filter.h"

#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

// An allow list: what is not named here, today or in a future kernel, goes to the listener.

/// Calls that act only on the process's own memory, its own descriptors and the clock.
static const char *const allowed[] = {
    "read",         "write",         "readv",           "writev",          "close",
    "lseek",        "fstat",         "poll",            "ppoll",           "munmap",
    "brk",          "exit",          "exit_group",      "rt_sigreturn",
    "rt_sigprocmask", "sigaltstack", "getrandom",       "clock_gettime",   "clock_getres",
    "gettimeofday", "clock_nanosleep", "nanosleep",     "restart_syscall", "sched_yield",
    "gettid",       "getpid",        "getuid",          "geteuid",         "getgid",
    "getegid",      "set_tid_address", "set_robust_list", "rseq",
};

/// Calls that honest code makes and can do without.
static const struct {
  const char *name;
  int error;
  /// Whether the dynamic tier allows it.
  int only_strict;
} quiet[] = {
    {"ioctl", ENOTTY, 0},            // isatty, and TIOCSTI with it
    {"setpriority", 0, 0},           // libdispatch lowers its threads' priority
    {"clone3", ENOSYS, 0},           // its arguments are behind a pointer; libc falls back to clone
    {"statx", ENOSYS, 0},            // libc falls back to newfstatat
    {"sched_getaffinity", EPERM, 0}, // how many processors there are
    {"sysinfo", EPERM, 1},        // how loaded the system is; qsort asks
    {"readahead", 0, 0},           {"fadvise64", 0, 0},
};

/// O_LARGEFILE as the kernel has it; C libraries of 64 bits define it as 0.
#if defined(__aarch64__)
#define KERNEL_LARGEFILE 0400000
#else
#define KERNEL_LARGEFILE 0100000
#endif

static int number_of(const char *name) { return seccomp_syscall_resolve_name(name); }

/// Adds a rule unless the architecture has no such call or the rule says what holds anyway.
static int add(scmp_filter_ctx context, uint32_t action, const char *name, unsigned count,
               const struct scmp_arg_cmp *conditions) {
  int number = number_of(name);
  uint32_t standard = 0;
  if (number < 0) return 0;
  if (seccomp_attr_get(context, SCMP_FLTATR_ACT_DEFAULT, &standard) == 0 && action == standard)
    return 0;
  return seccomp_rule_add_array(context, action, number, count, conditions);
}

/// A condition: the argument has no bits but these.
static struct scmp_arg_cmp only_bits(unsigned argument, uint64_t bits) {
  return SCMP_CMP64(argument, SCMP_CMP_MASKED_EQ, ~bits, 0);
}

/// A condition on an argument that the kernel takes as a 32-bit integer.
static struct scmp_arg_cmp low_word(unsigned argument, uint32_t mask, uint32_t value) {
  return SCMP_CMP64(argument, SCMP_CMP_MASKED_EQ, mask, value);
}

/// The bits that the protection of memory may have.
static uint64_t mapping_protection(int is_dynamic) {
  return PROT_READ | PROT_WRITE | (is_dynamic ? (uint64_t)PROT_EXEC : 0);
}

/// The flags that a mapping may have: private memory, in the strict tier without a file.
static uint64_t mapping_flags(int is_dynamic) {
  return (is_dynamic ? (uint64_t)MAP_DENYWRITE : 0) | MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE |
         MAP_FIXED | MAP_FIXED_NOREPLACE | MAP_STACK | MAP_POPULATE;
}

int rh_filter_has_plain_mapping(int is_dynamic, uint64_t protection, uint64_t flags) {
  return (protection & ~mapping_protection(is_dynamic)) == 0 &&
         (flags & ~mapping_flags(is_dynamic)) == 0;
}

static int add_memory_rules(scmp_filter_ctx context, const struct rh_filter_options *options) {
  // Without a listener there is nobody to let a large mapping through.
  const uint64_t memory_limit =
      options->has_listener ? options->memory_limit / RH_LARGE_MAPPING_PART : options->memory_limit;
  const uint64_t read_write = mapping_protection(options->is_dynamic);
  const uint64_t map_flags = mapping_flags(options->is_dynamic);
  const struct scmp_arg_cmp map[] = {SCMP_CMP64(1, SCMP_CMP_LT, memory_limit),
                                     only_bits(2, read_write), only_bits(3, map_flags)};
  const struct scmp_arg_cmp remap[] = {SCMP_CMP64(2, SCMP_CMP_LT, memory_limit)};
  const struct scmp_arg_cmp protect[] = {only_bits(2, read_write)};
  int error = add(context, SCMP_ACT_ALLOW, "mmap", 3, map);
  if (!error) error = add(context, SCMP_ACT_ALLOW, "mremap", 1, remap);
  if (!error) error = add(context, SCMP_ACT_ALLOW, "mprotect", 1, protect);
  // No advice that shares, poisons or locks pages.
  static const int advice[] = {MADV_NORMAL, MADV_RANDOM, MADV_SEQUENTIAL, MADV_DONTNEED, MADV_FREE};
  for (size_t i = 0; !error && i < sizeof advice / sizeof *advice; i++) {
    const struct scmp_arg_cmp condition[] = {low_word(2, UINT32_MAX, (uint32_t)advice[i])};
    error = add(context, SCMP_ACT_ALLOW, "madvise", 1, condition);
  }
  return error;
}

static int add_thread_rules(scmp_filter_ctx context, const struct rh_filter_options *options) {
  // Waiting and waking only: no priority inheritance, no requeueing.
  static const uint32_t operations[] = {0 /* WAIT */, 1 /* WAKE */, 9 /* WAIT_BITSET */,
                                        10 /* WAKE_BITSET */};
  // Private only: a shared one on a page of a file is shared with whoever maps the file.
  const uint32_t is_private = 128, realtime = 256;
  int error = 0;
  for (size_t i = 0; !error && i < sizeof operations / sizeof *operations; i++) {
    const struct scmp_arg_cmp condition[] = {low_word(1, ~realtime, operations[i] | is_private)};
    error = add(context, SCMP_ACT_ALLOW, "futex", 1, condition);
  }
  // abort() and the Swift runtime signal the process itself, which is pid 1 of its namespace.
  const struct scmp_arg_cmp itself[] = {low_word(0, UINT32_MAX, 1)};
  if (!error && options->is_first_process)
    error = add(context, SCMP_ACT_ALLOW, "tgkill", 1, itself);
#if defined(__x86_64__)
  const struct scmp_arg_cmp set_thread_pointer[] = {low_word(0, UINT32_MAX, 0x1002)};
  if (!error) error = add(context, SCMP_ACT_ALLOW, "arch_prctl", 1, set_thread_pointer);
#endif
  const struct scmp_arg_cmp set_name[] = {low_word(0, UINT32_MAX, PR_SET_NAME)};
  if (!error) error = add(context, SCMP_ACT_ERRNO(0), "prctl", 1, set_name);
  const struct scmp_arg_cmp name_mapping[] = {low_word(0, UINT32_MAX, 0x53564d41)};
  if (!error) error = add(context, SCMP_ACT_ERRNO(EINVAL), "prctl", 1, name_mapping);
  const struct scmp_arg_cmp only_read[] = {SCMP_CMP64(2, SCMP_CMP_EQ, 0)};
  if (!error) error = add(context, SCMP_ACT_ALLOW, "prlimit64", 1, only_read);
  return error;
}

/// A process that faults must not live on: each fault leaves a line with numbers of its choosing in
/// the kernel's log.
static int add_signal_rules(scmp_filter_ctx context) {
  static const int faults[] = {SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV};
  int error = 0;
  for (uint32_t signal = 1; !error && signal <= 64; signal++) {
    bool is_fault = false;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
      if (signal == (uint32_t)faults[i]) is_fault = true;
    const struct scmp_arg_cmp ask[] = {low_word(0, UINT32_MAX, signal),
                                       SCMP_CMP64(1, SCMP_CMP_EQ, 0)};
    const struct scmp_arg_cmp set[] = {low_word(0, UINT32_MAX, signal),
                                       SCMP_CMP64(1, SCMP_CMP_NE, 0)};
    if (!is_fault) {
      error = add(context, SCMP_ACT_ALLOW, "rt_sigaction", 1, ask);
    } else {
      error = add(context, SCMP_ACT_ALLOW, "rt_sigaction", 2, ask);
      if (!error) error = add(context, SCMP_ACT_ERRNO(EPERM), "rt_sigaction", 2, set);
    }
  }
  return error;
}

/// What names places in the file system: with a root of its own there is nothing to name.
static int add_place_rules(scmp_filter_ctx context, const struct rh_filter_options *options) {
  const uint32_t absent = SCMP_ACT_ERRNO(ENOENT);
  const uint32_t link = options->is_dynamic && options->has_root ? SCMP_ACT_ALLOW : absent;
  int error = add(context, link, "readlink", 0, NULL);
  if (!error) error = add(context, link, "readlinkat", 0, NULL);
  if (!error) error = add(context, options->has_root ? SCMP_ACT_ALLOW : absent, "getcwd", 0, NULL);
  return error;
}

static int add_file_rules(scmp_filter_ctx context) {
  // By path the answer is always the same. By descriptor the host looks whether there is no path
  // beside it: fstat(3) of older C libraries is made so.
  const struct scmp_arg_cmp by_path[] = {low_word(3, AT_EMPTY_PATH, 0)};
  int error = add(context, SCMP_ACT_ERRNO(ENOENT), "newfstatat", 1, by_path);
  if (!error) error = add(context, SCMP_ACT_ERRNO(ENOENT), "stat", 0, NULL);
  if (!error) error = add(context, SCMP_ACT_ERRNO(ENOENT), "lstat", 0, NULL);
  return error;
}

static int add_descriptor_rules(scmp_filter_ctx context) {
  static const int commands[] = {F_GETFD, F_GETFL};
  int error = 0;
  for (size_t i = 0; !error && i < sizeof commands / sizeof *commands; i++) {
    const struct scmp_arg_cmp condition[] = {low_word(1, UINT32_MAX, (uint32_t)commands[i])};
    error = add(context, SCMP_ACT_ALLOW, "fcntl", 1, condition);
  }
  return error;
}

/// The dynamic tier: what a loader, an interpreter and threads need. What can be opened at all is
/// decided by the root and by Landlock.
static int add_dynamic_rules(scmp_filter_ctx context, const struct rh_filter_options *options) {
  static const char *const calls[] = {
      "stat",         "lstat",        "newfstatat",    "access",          "faccessat",
      "faccessat2",   "getdents64",   "pread64",       "epoll_create1",   "epoll_ctl",
      "epoll_wait",   "epoll_pwait",  "eventfd2",      "timerfd_create",  "timerfd_settime",
      "rt_sigsuspend", "rt_sigtimedwait", "dup",       "select",          "pselect6",
      "getppid",      "sysinfo",      "times",         "getrusage",       "uname",
  };
  int error = 0;
  for (size_t i = 0; !error && i < sizeof calls / sizeof *calls; i++)
    error = add(context, SCMP_ACT_ALLOW, calls[i], 0, NULL);
  // Reading only: no flag that writes, creates or truncates.
  const uint64_t reading =
      O_CLOEXEC | O_NONBLOCK | O_DIRECTORY | O_NOFOLLOW | O_NOCTTY | KERNEL_LARGEFILE;
  const struct scmp_arg_cmp read_at[] = {low_word(2, (uint32_t)~reading, 0)};
  const struct scmp_arg_cmp read_only[] = {low_word(1, (uint32_t)~reading, 0)};
  if (!error) error = add(context, SCMP_ACT_ALLOW, "openat", 1, read_at);
  if (!error) error = add(context, SCMP_ACT_ALLOW, "open", 1, read_only);
  const struct scmp_arg_cmp keep_on_execute[] = {low_word(1, UINT32_MAX, F_SETFD)};
  if (!error) error = add(context, SCMP_ACT_ALLOW, "fcntl", 1, keep_on_execute);
  // C libraries share read-only files this way.
  const struct scmp_arg_cmp share[] = {SCMP_CMP64(1, SCMP_CMP_LT, options->memory_limit),
                                       only_bits(2, PROT_READ), only_bits(3, MAP_SHARED)};
  if (!error) error = add(context, SCMP_ACT_ALLOW, "mmap", 3, share);
  // A thread of the C library, and nothing else that clone(2) can make.
  const uint64_t thread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD |
                          CLONE_SYSVSEM | CLONE_SETTLS | CLONE_PARENT_SETTID |
                          CLONE_CHILD_CLEARTID;
  const struct scmp_arg_cmp start_thread[] = {SCMP_CMP64(0, SCMP_CMP_EQ, thread)};
  if (!error) error = add(context, SCMP_ACT_ALLOW, "clone", 1, start_thread);
  return error;
}

/// What the launch itself needs after the filter is in force. Both name descriptors beyond the
/// process's limit on open files, so they stay closed for good once it runs.
static int add_launch_rules(scmp_filter_ctx context) {
  const struct scmp_arg_cmp hand_over[] = {low_word(0, UINT32_MAX, RH_HANDOVER_DESCRIPTOR),
                                           SCMP_CMP64(2, SCMP_CMP_EQ, 0)};
  const struct scmp_arg_cmp execute[] = {
      low_word(0, UINT32_MAX, RH_EXECUTABLE_DESCRIPTOR),
      SCMP_CMP64(1, SCMP_CMP_EQ, (uint64_t)(uintptr_t)rh_empty_path),
      low_word(4, UINT32_MAX, AT_EMPTY_PATH)};
  int error = add(context, SCMP_ACT_ALLOW, "sendmsg", 2, hand_over);
  if (!error) error = add(context, SCMP_ACT_ALLOW, "execveat", 3, execute);
  return error;
}

static int add_rules(scmp_filter_ctx context, const struct rh_filter_options *options) {
  int error = seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  if (!error) error = seccomp_attr_set(context, SCMP_FLTATR_CTL_OPTIMIZE, 2);
  for (size_t i = 0; !error && i < sizeof allowed / sizeof *allowed; i++)
    error = add(context, SCMP_ACT_ALLOW, allowed[i], 0, NULL);
  for (size_t i = 0; !error && i < sizeof quiet / sizeof *quiet; i++)
    if (!options->is_dynamic || !quiet[i].only_strict)
      error = add(context, SCMP_ACT_ERRNO((unsigned)quiet[i].error), quiet[i].name, 0, NULL);
  if (!error) error = add_memory_rules(context, options);
  if (!error) error = add_thread_rules(context, options);
  if (!error) error = add_signal_rules(context);
  if (!error)
    error = options->is_dynamic ? add_dynamic_rules(context, options) : add_file_rules(context);
  if (!error) error = add_descriptor_rules(context);
  if (!error) error = add_place_rules(context, options);
  if (!error) error = add_launch_rules(context);
  return error;
}

/// libseccomp 2.5 exports to a descriptor only, so the program goes through a memory file.
static int export_program(scmp_filter_ctx context, struct rh_filter *filter) {
  int file = memfd_create("filter", MFD_CLOEXEC);
  if (file < 0) return -errno;
  int error = seccomp_export_bpf(context, file);
  struct stat status;
  if (!error && fstat(file, &status) < 0) error = -errno;
  if (!error) {
    size_t size = (size_t)status.st_size;
    filter->instructions = malloc(size);
    filter->count = (unsigned short)(size / sizeof(struct sock_filter));
    if (size == 0 || size / sizeof(struct sock_filter) > BPF_MAXINSNS) error = -E2BIG;
    else if (!filter->instructions) error = -ENOMEM;
    else if (pread(file, filter->instructions, size, 0) != (ssize_t)size) error = -EIO;
    if (error) rh_filter_free(filter);
  }
  close(file);
  return error;
}

int rh_filter_build(const struct rh_filter_options *options, struct rh_filter *filter) {
  *filter = (struct rh_filter){NULL, 0};
  scmp_filter_ctx context =
      seccomp_init(options->has_listener ? SCMP_ACT_NOTIFY : SCMP_ACT_ERRNO(EPERM));
  if (!context) return -ENOMEM;
  int error = add_rules(context, options);
  if (!error) error = export_program(context, filter);
  seccomp_release(context);
  return error;
}

void rh_filter_free(struct rh_filter *filter) {
  free(filter->instructions);
  *filter = (struct rh_filter){NULL, 0};
}

size_t rh_system_call_name(int number, char *name, size_t capacity) {
  char *resolved = seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number);
  if (!resolved) return 0;
  size_t length = strlen(resolved);
  if (length >= capacity) length = capacity - 1;
  memcpy(name, resolved, length);
  name[length] = 0;
  free(resolved);
  return length;
}

uint32_t rh_native_architecture(void) { return seccomp_arch_native(); }
