#define _GNU_SOURCE
#include "child.h"
#include "system_call.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/uio.h>

enum { SENT = 6, SOCKET = 6 };

/// Takes the descriptors out of a message; an errno if they are not all there.
static int take(struct rh_child *child, const struct cmsghdr *header, size_t length) {
  if (length < CMSG_LEN(SENT * sizeof(int)) || header->cmsg_type != SCM_RIGHTS ||
      header->cmsg_len != CMSG_LEN(SENT * sizeof(int)))
    return -EPROTO;
  const int *descriptors = (const int *)CMSG_DATA(header);
  for (int i = 0; i < SENT; i++) child->sources[i] = descriptors[i];
  return 0;
}

int rh_child_await_launch(struct rh_child *child) {
  if (!child->is_prepared) return 0;
  child->step = RH_STEP_AWAIT;
  const int socket = child->sources[SOCKET];
  long result = rh_call(__NR_prctl, PR_SET_PDEATHSIG, SIGKILL);
  // With them go the copies of the host's end: if the host dies now, the wait ends.
  if (result >= 0 && socket > 0) result = rh_call(__NR_close_range, 0, socket - 1, 0);
  if (result >= 0) result = rh_call(__NR_close_range, socket + 1, ~0u, 0);
  if (result < 0) return (int)result;
  char byte;
  struct iovec content = {&byte, 1};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(SENT * sizeof(int))];
  } control = {0};
  struct msghdr message = {.msg_iov = &content,
                           .msg_iovlen = 1,
                           .msg_control = &control,
                           .msg_controllen = sizeof control.space};
  result = rh_call(__NR_recvmsg, socket, &message, MSG_CMSG_CLOEXEC);
  if (result <= 0) return result < 0 ? (int)result : -ECANCELED;
  return take(child, &control.header, message.msg_controllen);
}
