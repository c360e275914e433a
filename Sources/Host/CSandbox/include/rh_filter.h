#ifndef RH_FILTER_H
#define RH_FILTER_H

#include <stddef.h>
#include <stdint.h>

/// A compiled system call filter. `instructions` is an array of `struct sock_filter`, 8 bytes each.
struct rh_filter {
  void *instructions;
  unsigned short count;
};

/// What a filter depends on.
struct rh_filter_options {
  /// Bytes. A single mapping of one part of them goes to the listener, so that a host can tell
  /// running out of memory from another crash; without a listener, one of all of them fails.
  uint64_t memory_limit;
  /// Whether files may be opened for reading, threads started and code mapped, as dynamically
  /// linked and interpreted programs need.
  int is_dynamic;
  /// Whether calls off the list go to a listener; if not, they fail with EPERM.
  int has_listener;
  /// Whether the process has a root of its own, and is the first of its own pid namespace: some
  /// calls are harmless only there.
  int has_root;
  int is_first_process;
};

/// What part of the memory limit makes a mapping a large one, which goes to the listener.
#define RH_LARGE_MAPPING_PART 16

/// Whether a mapping of this protection and these flags goes to the listener for its size alone.
int rh_filter_has_plain_mapping(int is_dynamic, uint64_t protection, uint64_t flags);

/// Builds a filter.
///
/// Calls on the list run; some get a quiet answer from the filter itself; every other call of the
/// native architecture is handed to the listener. Calls made through another architecture's entry
/// (32-bit, x32) kill the process.
int rh_filter_build(const struct rh_filter_options *options, struct rh_filter *filter);

void rh_filter_free(struct rh_filter *filter);

/// Writes the name of a system call of the native architecture, NUL-terminated, into `name`.
///
/// Returns the length, or 0 if libseccomp knows no call of that number.
size_t rh_system_call_name(int number, char *name, size_t capacity);

/// The AUDIT_ARCH value of the native architecture.
uint32_t rh_native_architecture(void);

#endif
