#define _GNU_SOURCE
#include "start.h"

#include "rh_supervise.h"
#include "spawner.h"

#include <pthread.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

// One prepared child at a time, on a thread and a stack of its own: its thread is held until
// a launch comes.

enum state {
  EMPTY,
  WAITING,
  /// Somebody has it alone, until it is EMPTY again.
  TAKEN,
};

static struct rh_spawner spawner = RH_SPAWNER_INITIALIZER;
static pthread_mutex_t preparation = PTHREAD_MUTEX_INITIALIZER;
static struct {
  enum state state;
  struct start start;
  int handover[2];
} prepared;

void rh_prepare(void) {
  static const struct rh_launch_request nothing;
  static _Alignas(16) char stack[64 << 10];
  bool has_landlock = rh_learn_host();
  pthread_mutex_lock(&preparation);
  if (prepared.state == EMPTY && has_landlock &&
      socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, prepared.handover) == 0) {
    prepared.start = (struct start){.stack_end = stack + sizeof stack};
    rh_describe_child(&prepared.start.child, &nothing);
    prepared.start.child.is_prepared = 1;
    prepared.start.child.sources[6] = prepared.handover[1];
    if (rh_spawner_begin(&spawner, rh_clone_child, &prepared.start)) {
      prepared.state = WAITING;
    } else {
      rh_close(&prepared.handover[0]);
      rh_close(&prepared.handover[1]);
    }
  }
  pthread_mutex_unlock(&preparation);
}

static bool take_prepared(void) {
  pthread_mutex_lock(&preparation);
  bool was_waiting = prepared.state == WAITING;
  if (was_waiting) prepared.state = TAKEN;
  pthread_mutex_unlock(&preparation);
  return was_waiting;
}

/// Gives the place of a child that is taken to the next.
static void finish_prepared(void) {
  rh_close(&prepared.handover[0]);
  rh_close(&prepared.handover[1]);
  pthread_mutex_lock(&preparation);
  prepared.state = EMPTY;
  pthread_mutex_unlock(&preparation);
}

/// Whether a launch wants just what a prepared child has: every layer, and an empty root.
static bool fits(const struct rh_launch_request *request) {
  return request->omitted_layers == 0 && request->shown_count == 0 && request->links_count == 0 &&
         !request->shows_processes;
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

bool rh_start_prepared(const struct rh_launch_request *request, const struct channels *channels,
                       struct rh_launch_result *result) {
  if (!fits(request) || !take_prepared()) return false;
  int sources[7];
  rh_list_sources(channels, request, sources);
  prepared.start.child.request = request;
  send_sources(prepared.handover[0], sources);
  rh_spawner_end(&spawner);
  rh_conclude_start(&prepared.start, prepared.handover[0], result);
  finish_prepared();
  if (result->failed_step == RH_STEP_NONE) return true;
  rh_close(&result->pidfd);
  rh_close(&result->listener);
  *result = rh_no_result;
  return false;
}
