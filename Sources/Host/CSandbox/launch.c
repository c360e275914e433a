#define _GNU_SOURCE
#include "start.h"

#include "rh_supervise.h"
#include "spawner.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/socket.h>

enum { CHANNEL_DESCRIPTORS = sizeof(struct channels) / sizeof(int) };

static void close_all(struct channels *channels) {
  for (int i = 0; i < CHANNEL_DESCRIPTORS; i++) rh_close((int *)channels + i);
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
  rh_close(&channels->nothing[1]);
  return 0;
}

/// Starts a child for one launch.
static void start_new(const struct rh_launch_request *request, const struct channels *channels,
                      struct rh_launch_result *result) {
  if (!rh_learn_host() && !(request->omitted_layers & RH_LAYER_LANDLOCK))
    return rh_fail(result, RH_STEP_LANDLOCK, ENOSYS);
  // One launch at a time uses it: rh_on_immortal_thread sees to that.
  static _Alignas(16) char stack[64 << 10];
  struct start start = {.stack_end = stack + sizeof stack};
  rh_describe_child(&start.child, request);
  rh_list_sources(channels, request, start.child.sources);
  rh_on_immortal_thread(rh_clone_child, &start);
  rh_conclude_start(&start, channels->handover[0], result);
}

/// Gives the host's ends to the caller, or closes what a failed launch left.
static void hand_out(struct channels *channels, struct rh_launch_result *result) {
  if (result->failed_step == RH_STEP_NONE) {
    result->input = channels->input[1];
    result->output = channels->output[0];
    result->standard_output = channels->standard_output[0];
    result->standard_error = channels->standard_error[0];
    channels->input[1] = channels->output[0] = -1;
    channels->standard_output[0] = channels->standard_error[0] = -1;
  } else {
    rh_close(&result->pidfd);
    rh_close(&result->listener);
    result->pid = -1;
  }
}

int rh_launch(const struct rh_launch_request *request, struct rh_launch_result *result) {
  *result = rh_no_result;
  struct channels channels;
  int error = open_channels(&channels);
  if (error) rh_fail(result, RH_STEP_PIPES, -error);
  else if (!rh_start_prepared(request, &channels, result)) start_new(request, &channels, result);
  hand_out(&channels, result);
  close_all(&channels);
  return result->failed_step == RH_STEP_NONE ? 0 : -result->error;
}
