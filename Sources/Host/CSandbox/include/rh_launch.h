#ifndef RH_LAUNCH_H
#define RH_LAUNCH_H

#include "rh_filter.h"

#include <stdint.h>
#include <sys/types.h>

/// What a launch was doing when it failed, in the order of the work.
enum rh_step {
  RH_STEP_NONE = 0,
  RH_STEP_PIPES,
  RH_STEP_CLONE,
  RH_STEP_PARENT_DEATH,
  RH_STEP_IDENTITY_MAPS,
  RH_STEP_DESCRIPTORS,
  RH_STEP_CLOSE_RANGE,
  RH_STEP_SESSION,
  RH_STEP_NAMESPACES,
  RH_STEP_ROOT_MOUNT,
  RH_STEP_ZONEINFO,
  RH_STEP_PIVOT_ROOT,
  RH_STEP_LIMITS,
  RH_STEP_NO_NEW_PRIVILEGES,
  RH_STEP_LANDLOCK,
  RH_STEP_LANDLOCK_CHECK,
  RH_STEP_ROOT_CHECK,
  RH_STEP_SECCOMP,
  RH_STEP_SECCOMP_CHECK,
  RH_STEP_LISTENER,
  RH_STEP_EXECUTE,
};

/// What to launch. The memory behind the pointers must stay valid during the call.
struct rh_launch_request {
  /// An open descriptor of the executable; it and no other file is executed.
  int executable;
  const char *const *arguments;
  const char *const *environment;
  const struct rh_filter *filter;
  uint64_t address_space_limit;
  uint64_t data_limit;
  uint64_t processor_seconds;
  /// A directory to show read-only at /usr/share/zoneinfo, or NULL.
  const char *zoneinfo;
};

/// A launched process. The caller owns every descriptor and has to reap `pid`.
struct rh_launch_result {
  pid_t pid;
  int pidfd;
  int listener;
  /// Write here what the process reads as descriptor 3; does not block.
  int input;
  /// Read here what the process writes to descriptors 4, 1 and 2; they do not block.
  int output;
  int standard_output;
  int standard_error;
  /// On failure: what failed and its errno. The process is gone and reaped then.
  enum rh_step failed_step;
  int error;
};

/// Starts a process in the strict sandbox and returns once it runs the executable.
///
/// The process is the only one of its own user, pid, mount, network, IPC and UTS namespaces. Each
/// layer is verified from inside before the executable runs; if one is not in force, nothing runs
/// and the call fails. The process dies when the host dies.
///
/// A host that ignores SIGCHLD stops doing so here: otherwise nobody could learn how the process
/// ended.
int rh_launch(const struct rh_launch_request *request, struct rh_launch_result *result);

#endif
