#ifndef RH_PROBE_H
#define RH_PROBE_H

#include <stdint.h>

/// The namespaces of the sandbox, for rh_probe_namespaces.
enum rh_namespace {
  RH_NAMESPACE_USER = 1,
  RH_NAMESPACE_PID = 2,
  RH_NAMESPACE_MOUNT = 4,
  RH_NAMESPACE_NETWORK = 8,
  RH_NAMESPACE_IPC = 16,
  RH_NAMESPACE_UTS = 32,
};

/// Tries to create namespaces (a sum of rh_namespace) in a process that exits at once.
int rh_probe_namespaces(unsigned namespaces);

/// Tries to mount an empty root, in a new user namespace as a mapped user or, for a root host,
/// without. Some systems allow the namespace but not this.
int rh_probe_mounting(int in_user_namespace);

/// The Landlock ABI version.
int rh_probe_landlock(void);

/// Whether seccomp can hand calls to a listener.
int rh_probe_seccomp_notification(void);

int rh_probe_pidfd(void);

int rh_probe_close_range(void);

#endif
