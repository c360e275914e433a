#define _GNU_SOURCE
#include "start.h"

#include "rh_probe.h"
#include "rh_supervise.h"
#include "system_call.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>

/// What does not change while the host runs.
static pthread_once_t is_learnt = PTHREAD_ONCE_INIT;
static int landlock_abi;
static uint64_t host_namespaces[RH_NAMESPACE_COUNT];

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

/// A host whose parent ignored SIGCHLD inherits that across exec, and the kernel would then reap
/// children by itself and lose how they ended (wait(2)).
static void keep_exit_statuses(void) {
  struct sigaction current;
  if (sigaction(SIGCHLD, NULL, &current) < 0) return;
  if (current.sa_handler == SIG_IGN) signal(SIGCHLD, SIG_DFL);
}

/// Reads what every launch of this host needs.
static void learn(void) {
  int abi = rh_probe_landlock();
  for (int i = 0; i < RH_NAMESPACE_COUNT; i++) {
    struct stat status;
    host_namespaces[i] = stat(rh_namespace_paths[i], &status) == 0 ? status.st_ino : 0;
  }
  landlock_abi = abi > 0 ? abi : 0;
}

bool rh_learn_host(void) {
  pthread_once(&is_learnt, learn);
  keep_exit_statuses();
  return landlock_abi != 0;
}

static int child_main(void *argument) {
  rh_child_run(argument);
  rh_call(__NR_exit_group, 127);
  return 127;
}

/// Clones with the host's memory (CLONE_VM), which spares copying its page tables, and with the
/// calling thread stopped until the child executes or ends (CLONE_VFORK).
void rh_clone_child(void *argument) {
  struct start *start = argument;
  sigset_t all, previous;
  sigfillset(&all);
  // A handler of the host must not run in the child.
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  int flags = CLONE_VM | CLONE_VFORK | CLONE_PIDFD | SIGCHLD |
              namespaces_without(start->child.request->omitted_layers);
  start->pidfd = -1;
  start->pid = clone(child_main, start->stack_end, flags, &start->child, &start->pidfd);
  start->error = start->pid < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
}

void rh_describe_child(struct rh_child *child, const struct rh_launch_request *request) {
  *child = (struct rh_child){
      .request = request,
      .landlock_abi = landlock_abi,
      .is_root = geteuid() == 0,
  };
  for (int i = 0; i < RH_NAMESPACE_COUNT; i++) child->host_namespaces[i] = host_namespaces[i];
  snprintf(child->user_map, sizeof child->user_map, RH_MAPPED_IDENTITY " %u 1",
           (unsigned)geteuid());
  snprintf(child->group_map, sizeof child->group_map, RH_MAPPED_IDENTITY " %u 1",
           (unsigned)getegid());
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

void rh_conclude_start(const struct start *start, int handover, struct rh_launch_result *result) {
  const struct rh_child *child = &start->child;
  if (start->pid < 0) return rh_fail(result, RH_STEP_CLONE, start->error);
  result->pid = start->pid;
  result->pidfd = start->pidfd;
  result->listener = receive_listener(handover);
  const unsigned silent = RH_LAYER_SECCOMP | RH_LAYER_LISTENER;
  int is_silent = (child->request->omitted_layers & silent) != 0;
  if (child->error == 0 && child->executing && (is_silent || result->listener >= 0)) return;
  rh_kill(result->pidfd);
  struct rh_exit ended;
  rh_reap(result->pid, &ended);
  // Killed in the middle of a step: by the kernel's filter, or with the host's agreement.
  rh_fail(result, child->step, child->error ? -child->error : EINTR);
}

void rh_list_sources(const struct channels *channels, const struct rh_launch_request *request,
                     int sources[7]) {
  const int all[7] = {channels->nothing[0],        channels->standard_output[1],
                      channels->standard_error[1], channels->input[0],
                      channels->output[1],         request->executable,
                      channels->handover[1]};
  memcpy(sources, all, sizeof all);
}
