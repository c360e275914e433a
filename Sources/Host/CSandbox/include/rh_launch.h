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
  RH_STEP_AWAIT,
  RH_STEP_PARENT_DEATH,
  RH_STEP_IDENTITY_MAPS,
  RH_STEP_DESCRIPTORS,
  RH_STEP_CLOSE_RANGE,
  RH_STEP_SESSION,
  RH_STEP_NAMESPACES,
  RH_STEP_ROOT_MOUNT,
  RH_STEP_SHOWN_PATHS,
  RH_STEP_PROCESSES,
  RH_STEP_PIVOT_ROOT,
  RH_STEP_LIMITS,
  RH_STEP_IDENTITY,
  RH_STEP_NO_NEW_PRIVILEGES,
  RH_STEP_LANDLOCK,
  RH_STEP_LANDLOCK_CHECK,
  RH_STEP_ROOT_CHECK,
  RH_STEP_SECCOMP,
  RH_STEP_SECCOMP_CHECK,
  RH_STEP_LISTENER,
  RH_STEP_EXECUTE,
};

/// The layers that can be left out, as bits: to prove what each is good for, and for systems that
/// lack one and whose user accepts that.
enum rh_layer {
  RH_LAYER_USER_NAMESPACE = 1 << 0,
  RH_LAYER_PID_NAMESPACE = 1 << 1,
  /// With the empty root.
  RH_LAYER_MOUNT_NAMESPACE = 1 << 2,
  RH_LAYER_NETWORK_NAMESPACE = 1 << 3,
  RH_LAYER_IPC_NAMESPACE = 1 << 4,
  RH_LAYER_UTS_NAMESPACE = 1 << 5,
  /// Where there is no user namespace: a root host's process becomes nobody.
  RH_LAYER_IDENTITY = 1 << 6,
  /// Closing what was inherited.
  RH_LAYER_DESCRIPTORS = 1 << 7,
  RH_LAYER_SESSION = 1 << 8,
  RH_LAYER_DEATH_SIGNAL = 1 << 9,
  RH_LAYER_LIMITS = 1 << 10,
  RH_LAYER_NO_NEW_PRIVILEGES = 1 << 11,
  RH_LAYER_LANDLOCK = 1 << 12,
  RH_LAYER_SECCOMP = 1 << 13,
  /// Handing refused calls to the host; only with a filter that answers itself.
  RH_LAYER_LISTENER = 1 << 14,
};

/// A place of the host's file system that is shown in the sandbox, read-only.
struct rh_shown_path {
  /// Outside: absolute and without links, a directory, or a file if `is_file`.
  const char *source;
  /// Inside: absolute.
  const char *path;
  int is_file;
  /// Whether its files may be executed and mapped as code.
  int executable;
  /// The file that was checked: if another is mounted, nothing runs. 0 where nothing was checked.
  uint64_t device;
  uint64_t inode;
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
  const struct rh_shown_path *shown;
  unsigned shown_count;
  /// Symbolic links to make in the root: pairs of where and what to, both NUL-terminated.
  const char *const *links;
  unsigned links_count;
  /// Whether to mount a /proc that shows the process and nothing else.
  int shows_processes;
  /// Threads allowed, the first included.
  unsigned threads;
  /// A sum of enum rh_layer.
  unsigned omitted_layers;
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

/// Starts a process in the sandbox and returns once it runs the executable.
///
/// The process is the only one of its own user, pid, mount, network, IPC and UTS namespaces. Each
/// layer that is not left out is verified from inside before the executable runs; if one is not in
/// force, nothing runs and the call fails. The process dies when the host dies. Without a listener
/// the result's `listener` is -1.
///
/// A host that ignores SIGCHLD stops doing so here: otherwise nobody could learn how the process
/// ended.
int rh_launch(const struct rh_launch_request *request, struct rh_launch_result *result);

/// Makes ahead of time what does not depend on the executable: a process of the host's own in new
/// namespaces and with its root, which waits for the next launch. Making namespaces is most of the
/// work of a launch, and it can go on beside other work.
///
/// Returns at once. The next launch that shows nothing and leaves out no layer takes the process, any
/// other works without it. Nothing of the layers changes: the process verifies each before it
/// executes.
void rh_prepare(void);

#endif
