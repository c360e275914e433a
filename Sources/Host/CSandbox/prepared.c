#define _GNU_SOURCE
#include "start.h"

#include "rh_supervise.h"
#include "spawner.h"

#include <pthread.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

// A prepared child. Whoever takes it out of `waiting` has it alone.

static pthread_mutex_t preparation = PTHREAD_MUTEX_INITIALIZER;
static struct {
  bool is_waiting;
  struct start start;
  struct rh_launch_request request;
  int handover[2];
} prepared;

void rh_prepare(const struct rh_launch_request *request) {
  bool has_landlock = rh_learn_host();
  pthread_mutex_lock(&preparation);
  if (!prepared.is_waiting && has_landlock &&
      socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, prepared.handover) == 0) {
    prepared.request = *request;
    rh_describe_child(&prepared.start.child, &prepared.request);
    prepared.start.child.is_prepared = 1;
    prepared.start.child.sources[6] = prepared.handover[1];
    prepared.is_waiting = rh_begin_on_immortal_thread(rh_clone_child, &prepared.start);
    if (!prepared.is_waiting) {
      rh_close(&prepared.handover[0]);
      rh_close(&prepared.handover[1]);
    }
  }
  pthread_mutex_unlock(&preparation);
}

static bool take_prepared(void) {
  pthread_mutex_lock(&preparation);
  bool was_waiting = prepared.is_waiting;
  prepared.is_waiting = false;
  pthread_mutex_unlock(&preparation);
  return was_waiting;
}

void rh_discard_prepared(void) {
  if (!take_prepared()) return;
  rh_close(&prepared.handover[0]);
  rh_end_on_immortal_thread();
  rh_close(&prepared.handover[1]);
  if (prepared.start.pid < 0) return;
  rh_close(&prepared.start.pidfd);
  struct rh_exit ended;
  rh_reap(prepared.start.pid, &ended);
}

static bool shows_the_same(const struct rh_launch_request *one,
                           const struct rh_launch_request *other) {
  if (one->shown_count != other->shown_count) return false;
  for (unsigned i = 0; i < one->shown_count; i++)
    if (strcmp(one->shown[i].source, other->shown[i].source) != 0 ||
        strcmp(one->shown[i].path, other->shown[i].path) != 0 ||
        one->shown[i].is_file != other->shown[i].is_file ||
        one->shown[i].executable != other->shown[i].executable)
      return false;
  return one->links_count == 0 && other->links_count == 0 && !one->shows_processes &&
         !other->shows_processes;
}

/// A child that is gone cannot take them; that shows in how its start ends.
static void send_sources(int socket, const int sources[7]) {
  char byte = 0;
  struct iovec content = {&byte, 1};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(6 * sizeof(int))];
  } control = {0};
  control.header.cmsg_len = CMSG_LEN(6 * sizeof(int));
  control.header.cmsg_level = SOL_SOCKET;
  control.header.cmsg_type = SCM_RIGHTS;
  memcpy(CMSG_DATA(&control.header), sources, 6 * sizeof(int));
  const struct msghdr message = {.msg_iov = &content,
                                 .msg_iovlen = 1,
                                 .msg_control = &control,
                                 .msg_controllen = CMSG_SPACE(6 * sizeof(int))};
  (void)sendmsg(socket, &message, MSG_NOSIGNAL);
}

bool rh_start_prepared(const struct rh_launch_request *request,
                           const struct channels *channels, struct rh_launch_result *result) {
  if (request->omitted_layers != 0 || !take_prepared()) return false;
  int sources[7];
  rh_list_sources(channels, request, sources);
  if (shows_the_same(request, &prepared.request)) {
    prepared.start.child.request = request;
    send_sources(prepared.handover[0], sources);
  } else {
    shutdown(prepared.handover[0], SHUT_RDWR);
  }
  rh_end_on_immortal_thread();
  rh_conclude_start(&prepared.start, prepared.handover[0], result);
  rh_close(&prepared.handover[0]);
  rh_close(&prepared.handover[1]);
  if (result->failed_step == RH_STEP_NONE) return true;
  rh_close(&result->pidfd);
  rh_close(&result->listener);
  *result = (struct rh_launch_result){-1, -1, -1, -1, -1, -1, -1, RH_STEP_NONE, 0};
  return false;
}
