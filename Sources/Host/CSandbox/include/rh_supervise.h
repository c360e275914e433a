#ifndef RH_SUPERVISE_H
#define RH_SUPERVISE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A system call that the filter handed to the host. The process waits until it is answered.
struct rh_notification {
  uint64_t identifier;
  uint32_t architecture;
  int32_t number;
  uint64_t arguments[6];
};

/// Takes one waiting notification.
///
/// Returns 1, or 0 if there is none (any more). Call it only when `listener` polls readable.
int rh_notification_receive(int listener, struct rh_notification *notification);

/// Lets the call fail with `error`.
int rh_notification_refuse(int listener, uint64_t identifier, int error);

/// Lets the kernel run the call. Never a security decision: the process can change what the
/// arguments point to, so this may only be used where every outcome is allowed.
int rh_notification_continue(int listener, uint64_t identifier);

/// Gives the process a descriptor from which it can read these bytes, as the result of the call.
/// The file has no name and is shared with nobody.
int rh_notification_give(int listener, uint64_t identifier, const void *bytes, size_t count);

/// Copies a NUL-terminated string out of the process that waits on `identifier`, up to
/// `capacity` bytes. Returns its length (without NUL), or a negated errno.
ssize_t rh_read_string(int listener, uint64_t identifier, pid_t pid, uint64_t address,
                       char *buffer, size_t capacity);

/// Copies so many bytes out of the process that waits on `identifier`. Returns 0, or a negated
/// errno if they are not all there.
int rh_read_bytes(int listener, uint64_t identifier, pid_t pid, uint64_t address, void *buffer,
                  size_t count);

/// How a process ended.
struct rh_exit {
  /// Not 0 if a signal ended it.
  int signal;
  int status;
  uint64_t peak_resident_bytes;
  uint64_t processor_microseconds;
};

/// Waits for the process and releases its number.
int rh_reap(pid_t pid, struct rh_exit *exit);

/// Sends SIGKILL. Fails with -ESRCH if the process has ended.
int rh_kill(int pidfd);

/// write(2) that never raises SIGPIPE in the host.
ssize_t rh_write(int descriptor, const void *bytes, size_t count);

/// Enlarges a pipe's buffer as far as the system allows, at most to `bytes`.
void rh_enlarge_pipe(int descriptor, int bytes);

/// Opens a path with O_PATH: a name for what is there, without opening it. Returns -1 and sets
/// errno on failure.
int rh_open_location(const char *path);

/// The size of a file's capability attribute, 0 if it has none.
ssize_t rh_file_capabilities(int descriptor);

#endif
