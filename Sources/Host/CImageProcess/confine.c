#define _GNU_SOURCE
#include "rh_image_process.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>

// What would let words of an extension leave the process, or start something. Reading stays: fonts are
// found and opened while a picture is drawn.
static const char *const refused[] = {
    "socket",         "socketpair",    "connect",           "bind",
    "listen",         "accept",        "accept4",           "execve",
    "execveat",       "fork",          "vfork",             "ptrace",
    "kill",           "tkill",         "pidfd_send_signal", "rt_sigqueueinfo",
    "pidfd_getfd",    "pidfd_open",    "process_vm_readv",  "process_vm_writev",
    "creat",          "truncate",      "rename",            "renameat",
    "renameat2",      "link",          "linkat",            "symlink",
    "symlinkat",      "unlink",        "unlinkat",          "mkdir",
    "mkdirat",        "rmdir",         "mknod",             "mknodat",
    "chmod",          "fchmod",        "fchmodat",          "chown",
    "fchown",         "lchown",        "fchownat",          "utime",
    "utimes",         "utimensat",     "futimesat",         "setxattr",
    "lsetxattr",      "fsetxattr",     "removexattr",       "lremovexattr",
    "fremovexattr",   "mount",         "umount2",           "pivot_root",
    "chroot",         "unshare",       "setns",             "bpf",
    "perf_event_open", "io_uring_setup", "userfaultfd",     "keyctl",
    "add_key",        "request_key",   "shmget",            "msgget",
    "semget",         "mq_open",       "init_module",       "finit_module",
    "kexec_load",     "reboot",        "inotify_init1",     "fanotify_init",
};

// Opening a file for more than reading.
static int refuse_writing(scmp_filter_ctx filter, const char *name, unsigned flags) {
  static const unsigned long writing[][2] = {
      {O_ACCMODE, O_WRONLY}, {O_ACCMODE, O_RDWR}, {O_CREAT, O_CREAT}, {O_TRUNC, O_TRUNC}};
  int call = seccomp_syscall_resolve_name(name);
  int error = 0;
  for (unsigned i = 0; !error && i < sizeof writing / sizeof *writing; i++)
    error = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EACCES), call, 1,
                             SCMP_CMP(flags, SCMP_CMP_MASKED_EQ, writing[i][0], writing[i][1]));
  return error;
}

int rh_image_process_confine(void) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (!filter) return ENOMEM;
  int error = 0;
  for (unsigned i = 0; !error && i < sizeof refused / sizeof *refused; i++) {
    int call = seccomp_syscall_resolve_name(refused[i]);
    // A name that this processor or an older library does not have.
    if (call == __NR_SCMP_ERROR) continue;
    error = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0);
  }
  if (!error) error = refuse_writing(filter, "open", 1);
  if (!error) error = refuse_writing(filter, "openat", 2);
  // Their flags are in memory, where a filter cannot read; libraries go on with the older calls.
  if (!error) error = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(openat2), 0);
  if (!error) error = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
  // A thread is no process: the libraries make some.
  if (!error)
    error = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1,
                             SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0));
  if (!error) error = seccomp_load(filter);
  seccomp_release(filter);
  return -error;
}
