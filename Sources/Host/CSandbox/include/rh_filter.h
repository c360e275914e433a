#ifndef RH_FILTER_H
#define RH_FILTER_H

#include <stddef.h>
#include <stdint.h>

/// A compiled system call filter. `instructions` is an array of `struct sock_filter`, 8 bytes each.
struct rh_filter {
  void *instructions;
  unsigned short count;
};

/// Builds the filter of the strict tier.
///
/// Calls on the list run; some get a quiet answer from the filter itself; every other call of the
/// native architecture is handed to the listener. Calls made through another architecture's entry
/// (32-bit, x32) kill the process. A single mapping of `memory_limit` bytes or more goes to the
/// listener too, so that a host can tell a memory bomb from another crash.
int rh_filter_build(uint64_t memory_limit, struct rh_filter *filter);

void rh_filter_free(struct rh_filter *filter);

/// Writes the name of a system call of the native architecture, NUL-terminated, into `name`.
///
/// Returns the length, or 0 if libseccomp knows no call of that number.
size_t rh_system_call_name(int number, char *name, size_t capacity);

/// The AUDIT_ARCH value of the native architecture.
uint32_t rh_native_architecture(void);

#endif
