#define _GNU_SOURCE
#include "rh_probe.h"

#include "child.h"
#include "kernel.h"
#include "spawner.h"
#include "system_call.h"

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

struct probe {
  unsigned namespaces;
  bool mounts;
  bool listens;
  struct rh_child child;
  volatile int error;
};

static int listen_to_oneself(void);

static int probe_main(void *argument) {
  struct probe *probe = argument;
  if (probe->listens) probe->error = listen_to_oneself();
  if (probe->mounts) {
    int error = 0;
    if (probe->namespaces & RH_NAMESPACE_USER) error = rh_child_write_maps(&probe->child);
    if (!error) error = rh_child_enter_root(&probe->child);
    probe->error = error;
  }
  rh_call(__NR_exit_group, 0);
  return 0;
}

static int clone_flags(unsigned namespaces) {
  int flags = 0;
  if (namespaces & RH_NAMESPACE_USER) flags |= CLONE_NEWUSER;
  if (namespaces & RH_NAMESPACE_PID) flags |= CLONE_NEWPID;
  if (namespaces & RH_NAMESPACE_MOUNT) flags |= CLONE_NEWNS;
  if (namespaces & RH_NAMESPACE_NETWORK) flags |= CLONE_NEWNET;
  if (namespaces & RH_NAMESPACE_IPC) flags |= CLONE_NEWIPC;
  if (namespaces & RH_NAMESPACE_UTS) flags |= CLONE_NEWUTS;
  return flags;
}

/// Never two at once, for the stack: rh_on_immortal_thread sees to that.
static void run_probe(void *argument) {
  static _Alignas(16) char stack[64 << 10];
  struct probe *probe = argument;
  int flags = CLONE_VM | CLONE_VFORK | SIGCHLD | clone_flags(probe->namespaces);
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  pid_t pid = clone(probe_main, stack + sizeof stack, flags, probe);
  if (pid < 0) probe->error = -errno;
  else
    while (waitpid(pid, NULL, __WALL) < 0 && errno == EINTR) {
    }
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
}

int rh_probe_namespaces(unsigned namespaces) {
  struct probe probe = {.namespaces = namespaces};
  rh_on_immortal_thread(run_probe, &probe);
  return probe.error;
}

int rh_probe_mounting(int in_user_namespace) {
  static const struct rh_launch_request nothing;
  unsigned user = in_user_namespace ? RH_NAMESPACE_USER : 0;
  struct probe probe = {.namespaces = user | RH_NAMESPACE_MOUNT,
                        .mounts = true,
                        .child = {.request = &nothing}};
  snprintf(probe.child.user_map, sizeof probe.child.user_map, RH_MAPPED_IDENTITY " %u 1",
           (unsigned)geteuid());
  snprintf(probe.child.group_map, sizeof probe.child.group_map, RH_MAPPED_IDENTITY " %u 1",
           (unsigned)getegid());
  rh_on_immortal_thread(run_probe, &probe);
  return probe.error;
}

int rh_probe_landlock(void) {
  return (int)rh_call(__NR_landlock_create_ruleset, 0, 0, 1 /* LANDLOCK_CREATE_RULESET_VERSION */);
}

/// A process may have one listener only, so the filter is really installed.
static int listen_to_oneself(void) {
  struct sock_filter allow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  const struct sock_fprog program = {1, &allow};
  unsigned long flags =
      SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV;
  long error = rh_call(__NR_prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (error >= 0) error = rh_call(__NR_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
  return error < 0 ? (int)error : 0;
}

int rh_probe_seccomp_notification(void) {
  struct probe probe = {.listens = true};
  rh_on_immortal_thread(run_probe, &probe);
  return probe.error;
}

int rh_probe_pidfd(void) {
  long descriptor = rh_call(__NR_pidfd_open, getpid(), 0);
  if (descriptor < 0) return (int)descriptor;
  close((int)descriptor);
  return 0;
}

int rh_probe_close_range(void) {
  // A range that holds nothing.
  return (int)rh_call(__NR_close_range, ~0u, ~0u, 0);
}
