#define _GNU_SOURCE
#include "rh_launch.h"

#include "child.h"
#include "kernel.h"
#include "rh_probe.h"
#include "rh_supervise.h"
#include "spawner.h"
#include "system_call.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int namespaces_without(unsigned omitted) {
  static const struct {
    unsigned layer;
    int flag;
  } namespaces[] = {
      {RH_LAYER_USER_NAMESPACE, CLONE_NEWUSER}, {RH_LAYER_PID_NAMESPACE, CLONE_NEWPID},
      {RH_LAYER_MOUNT_NAMESPACE, CLONE_NEWNS},  {RH_LAYER_NETWORK_NAMESPACE, CLONE_NEWNET},
      {RH_LAYER_IPC_NAMESPACE, CLONE_NEWIPC},   {RH_LAYER_UTS_NAMESPACE, CLONE_NEWUTS},
  };
  int flags = 0;
  for (unsigned i = 0; i < sizeof namespaces / sizeof *namespaces; i++)
    if (!(omitted & namespaces[i].layer)) flags |= namespaces[i].flag;
  return flags;
}

/// Both ends of each channel. Index 0 is read, 1 is written.
struct channels {
  int nothing[2];
  int standard_output[2];
  int standard_error[2];
  int input[2];
  int output[2];
  int handover[2];
};

enum { CHANNEL_DESCRIPTORS = sizeof(struct channels) / sizeof(int) };

struct launch {
  const struct rh_launch_request *request;
  struct rh_launch_result *result;
};

/// What does not change while the host runs.
static int landlock_abi;
static uint64_t host_namespaces[RH_NAMESPACE_COUNT];

static void close_descriptor(int *descriptor) {
  if (*descriptor >= 0) close(*descriptor);
  *descriptor = -1;
}

static void close_all(struct channels *channels) {
  for (int i = 0; i < CHANNEL_DESCRIPTORS; i++) close_descriptor((int *)channels + i);
}

static int open_channels(struct channels *channels) {
  for (int i = 0; i < CHANNEL_DESCRIPTORS; i++) ((int *)channels)[i] = -1;
  if (pipe2(channels->nothing, O_CLOEXEC) < 0 || pipe2(channels->standard_output, O_CLOEXEC) < 0 ||
      pipe2(channels->standard_error, O_CLOEXEC) < 0 || pipe2(channels->input, O_CLOEXEC) < 0 ||
      pipe2(channels->output, O_CLOEXEC) < 0 ||
      socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, channels->handover) < 0)
    return -errno;
  // Status flags belong to one end, so the process still blocks on its own.
  const int ours[] = {channels->standard_output[0], channels->standard_error[0],
                      channels->input[1], channels->output[0]};
  for (unsigned i = 0; i < sizeof ours / sizeof *ours; i++)
    if (fcntl(ours[i], F_SETFL, O_NONBLOCK) < 0) return -errno;
  close_descriptor(&channels->nothing[1]);
  return 0;
}

/// Receives the listener that the child sent; -1 if it sent none.
static int receive_listener(int socket) {
  char byte;
  struct iovec content = {&byte, 1};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control = {0};
  struct msghdr message = {.msg_iov = &content,
                           .msg_iovlen = 1,
                           .msg_control = &control,
                           .msg_controllen = sizeof control.space};
  if (recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC) <= 0) return -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (!header || header->cmsg_type != SCM_RIGHTS) return -1;
  return *(int *)CMSG_DATA(header);
}

/// Reads once what every launch of this host needs.
static void learn_host(void) {
  if (landlock_abi != 0) return;
  int abi = rh_probe_landlock();
  for (int i = 0; i < RH_NAMESPACE_COUNT; i++) {
    struct stat status;
    host_namespaces[i] = stat(rh_namespace_paths[i], &status) == 0 ? status.st_ino : 0;
  }
  landlock_abi = abi > 0 ? abi : 0;
}

/// A host whose parent ignored SIGCHLD inherits that across exec, and the kernel would then reap
/// children by itself and lose how they ended (wait(2)).
static void keep_exit_statuses(void) {
  struct sigaction current;
  if (sigaction(SIGCHLD, NULL, &current) < 0) return;
  if (current.sa_handler == SIG_IGN) signal(SIGCHLD, SIG_DFL);
}

static int child_main(void *argument) {
  rh_child_run(argument);
  rh_call(__NR_exit_group, 127);
  return 127;
}

/// Clones with the host's memory (CLONE_VM), which spares copying its page tables, and with the
/// calling thread stopped until the child executes or ends (CLONE_VFORK).
static pid_t clone_child(struct rh_child *child, int *pidfd) {
  static _Alignas(16) char stack[64 << 10];
  sigset_t all, previous;
  sigfillset(&all);
  // A handler of the host must not run in the child.
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  int flags = CLONE_VM | CLONE_VFORK | CLONE_PIDFD | SIGCHLD |
              namespaces_without(child->request->omitted_layers);
  pid_t pid = clone(child_main, stack + sizeof stack, flags, child, pidfd);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  errno = error;
  return pid;
}

static void prepare(struct rh_child *child, const struct rh_launch_request *request,
                    const struct channels *channels) {
  *child = (struct rh_child){
      .request = request,
      .sources = {channels->nothing[0], channels->standard_output[1], channels->standard_error[1],
                  channels->input[0], channels->output[1], request->executable,
                  channels->handover[1]},
      .landlock_abi = landlock_abi,
      .is_root = geteuid() == 0,
  };
  for (int i = 0; i < RH_NAMESPACE_COUNT; i++) child->host_namespaces[i] = host_namespaces[i];
  snprintf(child->user_map, sizeof child->user_map, RH_MAPPED_IDENTITY " %u 1",
           (unsigned)geteuid());
  snprintf(child->group_map, sizeof child->group_map, RH_MAPPED_IDENTITY " %u 1",
           (unsigned)getegid());
}

static void fail(struct rh_launch_result *result, enum rh_step step, int error) {
  result->failed_step = step;
  result->error = error;
}

/// Starts the child and waits until it executes; on failure it is reaped here.
static void start(const struct rh_launch_request *request, struct channels *channels,
                  struct rh_launch_result *result) {
  learn_host();
  keep_exit_statuses();
  const unsigned omitted = request->omitted_layers;
  if (landlock_abi == 0 && !(omitted & RH_LAYER_LANDLOCK))
    return fail(result, RH_STEP_LANDLOCK, ENOSYS);
  struct rh_child child;
  prepare(&child, request, channels);
  result->pid = clone_child(&child, &result->pidfd);
  if (result->pid < 0) return fail(result, RH_STEP_CLONE, errno);
  result->listener = receive_listener(channels->handover[0]);
  int is_silent = (omitted & (RH_LAYER_SECCOMP | RH_LAYER_LISTENER)) != 0;
  if (child.error == 0 && child.executing && (is_silent || result->listener >= 0)) return;
  rh_kill(result->pidfd);
  struct rh_exit ended;
  rh_reap(result->pid, &ended);
  // Killed in the middle of a step: by the kernel's filter, or with the host's agreement.
  fail(result, child.step, child.error ? -child.error : EINTR);
}

static void launch(void *argument) {
  struct launch *launch = argument;
  struct rh_launch_result *result = launch->result;
  struct channels channels;
  int error = open_channels(&channels);
  if (error) fail(result, RH_STEP_PIPES, -error);
  else start(launch->request, &channels, result);
  if (result->failed_step == RH_STEP_NONE) {
    result->input = channels.input[1];
    result->output = channels.output[0];
    result->standard_output = channels.standard_output[0];
    result->standard_error = channels.standard_error[0];
    channels.input[1] = channels.output[0] = -1;
    channels.standard_output[0] = channels.standard_error[0] = -1;
  } else {
    close_descriptor(&result->pidfd);
    close_descriptor(&result->listener);
    result->pid = -1;
  }
  close_all(&channels);
}

int rh_launch(const struct rh_launch_request *request, struct rh_launch_result *result) {
  *result = (struct rh_launch_result){-1, -1, -1, -1, -1, -1, -1, RH_STEP_NONE, 0};
  struct launch work = {request, result};
  rh_on_immortal_thread(launch, &work);
  return result->failed_step == RH_STEP_NONE ? 0 : -result->error;
}
