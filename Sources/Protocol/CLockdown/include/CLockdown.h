#ifndef RH_LOCKDOWN_H
#define RH_LOCKDOWN_H

#include <stddef.h>

// The second stage of the sandbox (docs/threat-model.md): a process takes away from itself the
// system calls that it needed only to start. It can add filters but never remove one (seccomp(2)).

/// Writes the filter of the second stage, an array of `struct sock_filter`, and returns its size
/// in bytes; 0 if `capacity` is too small.
///
/// The host lets a process set exactly this filter: one of its own making could write to the
/// system's log (SECCOMP_RET_LOG).
size_t rh_lockdown_filter(void *filter, size_t capacity);

/// Enters the second stage.
///
/// Returns 0 or an errno, outside of the sandbox or where the host knows another filter. Does
/// nothing in a dynamically linked process: with threads, a host cannot know what it lets through.
int rh_lock_down(void);

#endif
