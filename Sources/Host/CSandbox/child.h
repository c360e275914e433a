#ifndef RH_CHILD_H
#define RH_CHILD_H

#include "rh_launch.h"

/// The limit on open files inside the sandbox. Descriptors from here on can never be had again
/// once closed, which makes the two numbers below safe to name in the filter.
#define RH_OPEN_FILES 32
#define RH_EXECUTABLE_DESCRIPTOR 32
#define RH_HANDOVER_DESCRIPTOR 33

/// The user and group number inside the user namespace: "nobody".
#define RH_MAPPED_IDENTITY "65534"
#define RH_MAPPED_IDENTITY_NUMBER 65534

/// An empty path; execveat's filter rule compares its address.
extern const char rh_empty_path[1];

#define RH_NAMESPACE_COUNT 3

/// What the child reads and where it reports. It lives in the host's memory, which the child
/// shares until it executes.
struct rh_child {
  /// What to launch; of a prepared child, until a launch takes it, only what is to be shown.
  const struct rh_launch_request *volatile request;
  /// Whether the child waits for its launch: it gets the first six of `sources` through the last.
  int is_prepared;
  /// The child's ends: descriptors 0 to 4, the executable, the hand-over socket.
  int sources[7];
  /// "65534 <host's> 1".
  char user_map[40];
  char group_map[40];
  /// The inode numbers of the host's namespaces, in the order of rh_namespace_paths; 0 where
  /// unknown.
  uint64_t host_namespaces[RH_NAMESPACE_COUNT];
  int landlock_abi;
  /// Whether the host is root.
  int is_root;
  volatile int step;
  volatile int error;
  volatile int executing;
};

extern const char *const rh_namespace_paths[RH_NAMESPACE_COUNT];

/// Enters every layer in order, then executes. Runs on a stack of its own in the host's address
/// space: raw system calls only, no allocation, no libc. Returns only on failure, with step and
/// error set.
void rh_child_run(struct rh_child *child);

/// Confines the file system to a sealed root that is empty but for what the request shows.
int rh_child_enter_root(struct rh_child *child);

/// Waits for a launch and takes over its descriptors.
int rh_child_await_launch(struct rh_child *child);

/// Writes the identity maps of the new user namespace.
int rh_child_write_maps(struct rh_child *child);

#endif
