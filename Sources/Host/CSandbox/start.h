#ifndef RH_START_H
#define RH_START_H

#include "child.h"

#include <stdbool.h>
#include <sys/types.h>
#include <unistd.h>

/// Both ends of each channel. Index 0 is read, 1 is written.
struct channels {
  int nothing[2];
  int standard_output[2];
  int standard_error[2];
  int input[2];
  int output[2];
  int handover[2];
};

/// A child, and what cloning it gave.
struct start {
  struct rh_child child;
  pid_t pid;
  int pidfd;
  int error;
  /// The end of the stack that the child runs on until it executes.
  char *stack_end;
};

/// Reads what every launch needs, once. Returns whether the kernel has Landlock.
bool rh_learn_host(void);

/// Fills in what a child is told of its host.
void rh_describe_child(struct rh_child *child, const struct rh_launch_request *request);

/// Clones a `struct start`'s child and returns when it has executed or ended.
void rh_clone_child(void *start);

/// Takes what a child that executes gave; one that does not is reaped here, and the result says
/// what failed.
void rh_conclude_start(const struct start *start, int handover, struct rh_launch_result *result);

/// Lists the child's ends of all channels, and the executable, in the order of `sources`.
void rh_list_sources(const struct channels *channels, const struct rh_launch_request *request,
                     int sources[7]);

/// Hands the launch to the child that waits. False if there is none, if it does not fit, or if it
/// failed: whoever launches then finds out why with a new one.
bool rh_start_prepared(const struct rh_launch_request *request, const struct channels *channels,
                       struct rh_launch_result *result);

/// Before anything was done.
static const struct rh_launch_result rh_no_result = {-1, -1, -1, -1, -1, -1, -1, RH_STEP_NONE, 0};

static inline void rh_fail(struct rh_launch_result *result, enum rh_step step, int error) {
  result->failed_step = step;
  result->error = error;
}

static inline void rh_close(int *descriptor) {
  if (*descriptor >= 0) close(*descriptor);
  *descriptor = -1;
}

#endif
