#define _GNU_SOURCE
#include "child.h"
#include "kernel.h"
#include "system_call.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>

const char rh_empty_path[1] = "";

const char *const rh_namespace_paths[RH_NAMESPACE_COUNT] = {
    "/proc/self/ns/net", "/proc/self/ns/ipc", "/proc/self/ns/uts",
};

static int has(const struct rh_child *child, unsigned layer) {
  return (child->request->omitted_layers & layer) == 0;
}

/// Puts the seven descriptors where the process and the later steps expect them.
static int place_descriptors(struct rh_child *child) {
  static const int targets[7] = {0, 1, 2, 3, 4, RH_EXECUTABLE_DESCRIPTOR, RH_HANDOVER_DESCRIPTOR};
  child->step = RH_STEP_DESCRIPTORS;
  // First out of the way of each other, then into place.
  for (int i = 0; i < 7; i++) {
    long moved = rh_call(__NR_fcntl, child->sources[i], F_DUPFD_CLOEXEC, RH_HANDOVER_DESCRIPTOR + 1);
    if (moved < 0) return (int)moved;
    child->sources[i] = (int)moved;
  }
  for (int i = 0; i < 7; i++) {
    int flags = targets[i] < RH_EXECUTABLE_DESCRIPTOR ? 0 : O_CLOEXEC;
    long result = rh_call(__NR_dup3, child->sources[i], targets[i], flags);
    if (result < 0) return (int)result;
  }
  return 0;
}

static int close_inherited(struct rh_child *child) {
  child->step = RH_STEP_CLOSE_RANGE;
  long result = rh_call(__NR_close_range, 5, RH_EXECUTABLE_DESCRIPTOR - 1, 0);
  if (result >= 0) result = rh_call(__NR_close_range, RH_HANDOVER_DESCRIPTOR + 1, ~0u, 0);
  return result < 0 ? (int)result : 0;
}

/// Arms the death signal, then looks whether the host died before it was armed: with every copy
/// of the pipe's other end gone, descriptor 3 reports a hang-up.
static int follow_host(struct rh_child *child) {
  child->step = RH_STEP_PARENT_DEATH;
  long result = rh_call(__NR_prctl, PR_SET_PDEATHSIG, SIGKILL);
  if (result < 0) return (int)result;
  int signal = 0;
  result = rh_call(__NR_prctl, PR_GET_PDEATHSIG, &signal);
  if (result < 0 || signal != SIGKILL) return -ENOTRECOVERABLE;
  struct pollfd input = {3, POLLIN, 0};
  const struct timespec at_once = {0, 0};
  result = rh_call(__NR_ppoll, &input, 1, &at_once, 0, 8);
  if (result < 0) return (int)result;
  return input.revents & POLLHUP ? -ESRCH : 0;
}

/// A session of its own, no signal ignored or blocked. Executing resets handlers but not what is
/// ignored; nobody ignores real-time signals, and each call costs time.
static int reset_session(struct rh_child *child) {
  child->step = RH_STEP_SESSION;
  long result = rh_call(__NR_setsid);
  if (result < 0) return (int)result;
  struct {
    void *handler;
    unsigned long flags;
    void *restorer;
    unsigned long mask;
  } standard = {0};
  for (int signal = 1; signal < 32; signal++)
    if (signal != SIGKILL && signal != SIGSTOP)
      rh_call(__NR_rt_sigaction, signal, &standard, 0, 8);
  unsigned long none = 0;
  result = rh_call(__NR_rt_sigprocmask, SIG_SETMASK, &none, 0, 8);
  return result < 0 ? (int)result : 0;
}

/// This is the first process of its pid namespace, and the namespaces that show no other sign
/// differ from the host's. The user and mount namespaces are checked by what they are used for.
static int check_namespaces(struct rh_child *child) {
  static const unsigned layers[RH_NAMESPACE_COUNT] = {
      RH_LAYER_NETWORK_NAMESPACE, RH_LAYER_IPC_NAMESPACE, RH_LAYER_UTS_NAMESPACE};
  child->step = RH_STEP_NAMESPACES;
  if (has(child, RH_LAYER_PID_NAMESPACE) && rh_call(__NR_getpid) != 1) return -ENOTUNIQ;
  for (int i = 0; i < RH_NAMESPACE_COUNT; i++) {
    struct stat status;
    if (!has(child, layers[i])) continue;
    // Without the host's own there is nothing to differ from, and so no proof.
    if (child->host_namespaces[i] == 0) return -ENOENT;
    long result = rh_call(__NR_newfstatat, AT_FDCWD, rh_namespace_paths[i], &status, 0);
    if (result < 0) return (int)result;
    if (status.st_ino == child->host_namespaces[i]) return -ENOTUNIQ;
  }
  return 0;
}

static int set_limits(struct rh_child *child) {
  const struct rh_launch_request *request = child->request;
  const struct {
    int resource;
    uint64_t value;
  } limits[] = {
      // Not 0: a core pattern that is a pipe ignores the limit unless it is 1 (core(5)), and a
      // dump would carry what the process knows to the system's crash reporter.
      {RLIMIT_CORE, 1},
      {RLIMIT_FSIZE, 0},
      {RLIMIT_MEMLOCK, 0},
      {RLIMIT_MSGQUEUE, 0},
      {RLIMIT_SIGPENDING, 64},
      {RLIMIT_NOFILE, RH_OPEN_FILES},
      {RLIMIT_NPROC, request->threads},
      {RLIMIT_STACK, 8 << 20},
      {RLIMIT_CPU, request->processor_seconds},
      {RLIMIT_AS, request->address_space_limit},
      {RLIMIT_DATA, request->data_limit},
  };
  child->step = RH_STEP_LIMITS;
  for (unsigned i = 0; i < sizeof limits / sizeof *limits; i++) {
    struct rlimit64 current;
    long result = rh_call(__NR_prlimit64, 0, limits[i].resource, 0, &current);
    if (result < 0) return (int)result;
    // Never above what the host itself is held to.
    uint64_t value = limits[i].value < current.rlim_max ? limits[i].value : current.rlim_max;
    const struct rlimit64 wanted = {value, value};
    result = rh_call(__NR_prlimit64, 0, limits[i].resource, &wanted, 0);
    if (result < 0) return (int)result;
  }
  return 0;
}

static struct rh_landlock_ruleset ruleset_of(int abi) {
  // Every right that the kernel knows is handled, and thus denied (landlock(7)).
  static const uint64_t files[] = {0x1fff, 0x3fff, 0x7fff, 0x7fff, 0xffff};
  struct rh_landlock_ruleset ruleset = {files[abi > 5 ? 4 : abi - 1], 0, 0};
  if (abi >= 4) ruleset.handled_access_net = 3; // bind and connect TCP
  if (abi >= 6) ruleset.scoped = 3;             // abstract sockets and signals
  return ruleset;
}

static long allow(long ruleset, int descriptor, uint64_t rights) {
  const struct rh_landlock_path_rule rule = {rights, descriptor};
  return rh_call(__NR_landlock_add_rule, ruleset, 1, &rule, 0);
}

static long allow_shown(long ruleset, const struct rh_shown_path *shown) {
  long place = rh_call(__NR_openat, AT_FDCWD, shown->path, O_PATH | O_CLOEXEC);
  if (place < 0) return place;
  uint64_t rights = RH_LANDLOCK_READ_FILE;
  if (!shown->is_file) rights |= RH_LANDLOCK_READ_DIRECTORY;
  if (shown->executable) rights |= RH_LANDLOCK_EXECUTE;
  long result = allow(ruleset, (int)place, rights);
  rh_call(__NR_close, place);
  return result;
}

static int give_up_privileges(struct rh_child *child) {
  child->step = RH_STEP_NO_NEW_PRIVILEGES;
  long result = rh_call(__NR_prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (result < 0) return (int)result;
  return rh_call(__NR_prctl, PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1 ? 0 : -ENOTRECOVERABLE;
}

static int restrict_files(struct rh_child *child) {
  child->step = RH_STEP_LANDLOCK;
  const struct rh_launch_request *request = child->request;
  const struct rh_landlock_ruleset rights = ruleset_of(child->landlock_abi);
  long ruleset = rh_call(__NR_landlock_create_ruleset, &rights, sizeof rights, 0);
  if (ruleset < 0) return (int)ruleset;
  long result =
      allow(ruleset, RH_EXECUTABLE_DESCRIPTOR, RH_LANDLOCK_EXECUTE | RH_LANDLOCK_READ_FILE);
  for (unsigned i = 0; result >= 0 && i < request->shown_count; i++)
    result = allow_shown(ruleset, &request->shown[i]);
  if (result >= 0 && request->shows_processes) {
    const struct rh_shown_path processes = {0, "/proc", 0, 0};
    result = allow_shown(ruleset, &processes);
  }
  if (result >= 0) result = rh_call(__NR_landlock_restrict_self, ruleset, 0);
  rh_call(__NR_close, ruleset);
  return result < 0 ? (int)result : 0;
}

/// Tries what Landlock forbids. A layer that is silently absent shows here.
static int check_landlock(struct rh_child *child) {
  child->step = RH_STEP_LANDLOCK_CHECK;
  long root = rh_call(__NR_openat, AT_FDCWD, "/", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  return root == -EACCES ? 0 : -ENOTRECOVERABLE;
}

/// A root that was not swapped has /etc; one that the old root still lies on shows it at "/..".
static int check_root(struct rh_child *child) {
  child->step = RH_STEP_ROOT_CHECK;
  static const char *const absent[] = {"/etc", "/../etc", "/proc", "/../proc"};
  unsigned count = child->request->shows_processes ? 2 : 4;
  for (unsigned i = 0; i < count; i++) {
    struct stat status;
    if (rh_call(__NR_newfstatat, AT_FDCWD, absent[i], &status, 0) != -ENOENT)
      return -ENOTRECOVERABLE;
  }
  return 0;
}

/// A root host without user namespaces: its process becomes nobody, and gets nowhere back from
/// there.
static int become_nobody(struct rh_child *child) {
  if (!child->is_root || has(child, RH_LAYER_USER_NAMESPACE)) return 0;
  child->step = RH_STEP_IDENTITY;
  const long nobody = RH_MAPPED_IDENTITY_NUMBER;
  long result = rh_call(__NR_setgroups, 0, 0);
  if (result >= 0) result = rh_call(__NR_setresgid, nobody, nobody, nobody);
  if (result >= 0) result = rh_call(__NR_setresuid, nobody, nobody, nobody);
  if (result < 0) return (int)result;
  return rh_call(__NR_setresuid, 0, 0, 0) == -EPERM ? 0 : -ENOTRECOVERABLE;
}

/// Sends the listener's descriptor to the host and forgets it.
static long hand_over(int listener) {
  char byte = 0;
  struct iovec content = {&byte, 1};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control = {0};
  control.header.cmsg_len = CMSG_LEN(sizeof(int));
  control.header.cmsg_level = SOL_SOCKET;
  control.header.cmsg_type = SCM_RIGHTS;
  *(int *)CMSG_DATA(&control.header) = listener;
  const struct msghdr message = {.msg_iov = &content,
                                 .msg_iovlen = 1,
                                 .msg_control = &control,
                                 .msg_controllen = CMSG_SPACE(sizeof(int))};
  long result = rh_call(__NR_sendmsg, RH_HANDOVER_DESCRIPTOR, &message, 0);
  rh_call(__NR_close, listener);
  return result;
}

static int filter_calls(struct rh_child *child) {
  child->step = RH_STEP_SECCOMP;
  const struct rh_filter *filter = child->request->filter;
  const struct sock_fprog program = {filter->count, filter->instructions};
  unsigned long flags = 0;
  if (has(child, RH_LAYER_LISTENER))
    flags = SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV;
  long listener = rh_call(__NR_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
  if (listener < 0) return (int)listener;
  // Without a filter this would be EBADF.
  child->step = RH_STEP_SECCOMP_CHECK;
  if (rh_call(__NR_ioctl, -1, 0, 0) != -ENOTTY) return -ENOTRECOVERABLE;
  if (!has(child, RH_LAYER_LISTENER)) return 0;
  child->step = RH_STEP_LISTENER;
  long result = hand_over((int)listener);
  return result < 0 ? (int)result : 0;
}

void rh_child_run(struct rh_child *child) {
  static const struct {
    int (*enter)(struct rh_child *);
    /// The layer that it belongs to; 0 for what is always done.
    unsigned layer;
  } steps[] = {
      {rh_child_write_maps, RH_LAYER_USER_NAMESPACE},
      {reset_session, RH_LAYER_SESSION},
      {check_namespaces, 0},
      {rh_child_enter_root, RH_LAYER_MOUNT_NAMESPACE},
      {rh_child_await_launch, 0},
      {place_descriptors, 0},
      {close_inherited, RH_LAYER_DESCRIPTORS},
      {become_nobody, RH_LAYER_IDENTITY},
      // After the identity, whose change takes the signal back (prctl(2)).
      {follow_host, RH_LAYER_DEATH_SIGNAL},
      {set_limits, RH_LAYER_LIMITS},
      {give_up_privileges, RH_LAYER_NO_NEW_PRIVILEGES},
      {restrict_files, RH_LAYER_LANDLOCK},
      {check_landlock, RH_LAYER_LANDLOCK},
      {check_root, RH_LAYER_MOUNT_NAMESPACE},
      {filter_calls, RH_LAYER_SECCOMP},
  };
  for (unsigned i = 0; i < sizeof steps / sizeof *steps; i++) {
    if (steps[i].layer != 0 && !has(child, steps[i].layer)) continue;
    child->error = steps[i].enter(child);
    if (child->error) return;
  }
  child->step = RH_STEP_EXECUTE;
  child->executing = 1;
  long result = rh_call(__NR_execveat, RH_EXECUTABLE_DESCRIPTOR, rh_empty_path,
                        child->request->arguments, child->request->environment, AT_EMPTY_PATH);
  child->error = (int)result;
}
