#define _GNU_SOURCE
#include "rh_supervise.h"

#include "kernel.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

int rh_notification_receive(int listener, struct rh_notification *notification) {
  // The kernel may know a longer structure than we do (seccomp(2), SECCOMP_GET_NOTIF_SIZES).
  union {
    struct seccomp_notif received;
    char space[512];
  } buffer;
  memset(&buffer, 0, sizeof buffer);
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &buffer.received) < 0)
    return errno == ENOENT || errno == EINTR ? 0 : -errno;
  const struct seccomp_data *data = &buffer.received.data;
  notification->identifier = buffer.received.id;
  notification->architecture = data->arch;
  notification->number = data->nr;
  for (int i = 0; i < 6; i++) notification->arguments[i] = data->args[i];
  return 1;
}

static int answer(int listener, uint64_t identifier, int error, uint32_t flags) {
  union {
    struct seccomp_notif_resp sent;
    char space[512];
  } buffer;
  memset(&buffer, 0, sizeof buffer);
  buffer.sent.id = identifier;
  buffer.sent.error = -error;
  buffer.sent.flags = flags;
  return ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &buffer.sent) < 0 ? -errno : 0;
}

int rh_notification_refuse(int listener, uint64_t identifier, int error) {
  return answer(listener, identifier, error, 0);
}

int rh_notification_continue(int listener, uint64_t identifier) {
  return answer(listener, identifier, 0, SECCOMP_USER_NOTIF_FLAG_CONTINUE);
}

/// A sealed file in memory: nothing about it can be changed, or seen by others.
static int make_file(const void *bytes, size_t count) {
  int file = memfd_create("file", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return -errno;
  int error = 0;
  if (pwrite(file, bytes, count, 0) != (ssize_t)count) error = -EIO;
  const int seals = F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;
  if (!error && fcntl(file, F_ADD_SEALS, seals) < 0) error = -errno;
  if (!error) return file;
  close(file);
  return error;
}

int rh_notification_give(int listener, uint64_t identifier, const void *bytes, size_t count) {
  int file = make_file(bytes, count);
  if (file < 0) return file;
  struct seccomp_notif_addfd given = {.id = identifier,
                                      .flags = RH_ADDFD_FLAG_SEND,
                                      .srcfd = (uint32_t)file,
                                      .newfd_flags = O_CLOEXEC};
  int result = ioctl(listener, SECCOMP_IOCTL_NOTIF_ADDFD, &given) < 0 ? -errno : 0;
  close(file);
  return result;
}

ssize_t rh_read_string(int listener, uint64_t identifier, pid_t pid, uint64_t address,
                       char *buffer, size_t capacity) {
  size_t length = 0;
  while (length < capacity) {
    // Page by page: the string may end just before one that is not mapped.
    size_t part = 4096 - (size_t)((address + length) % 4096);
    if (part > capacity - length) part = capacity - length;
    struct iovec here = {buffer + length, part};
    struct iovec there = {(void *)(uintptr_t)(address + length), part};
    ssize_t copied = process_vm_readv(pid, &here, 1, &there, 1, 0);
    if (copied <= 0) return copied == 0 ? -EFAULT : -errno;
    const char *end = memchr(buffer + length, 0, (size_t)copied);
    length = end ? (size_t)(end - buffer) : length + (size_t)copied;
    if (end) break;
  }
  // The number may have passed to another process while we read.
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &identifier) < 0) return -errno;
  return (ssize_t)length;
}

int rh_read_bytes(int listener, uint64_t identifier, pid_t pid, uint64_t address, void *buffer,
                  size_t count) {
  struct iovec here = {buffer, count};
  struct iovec there = {(void *)(uintptr_t)address, count};
  ssize_t copied = process_vm_readv(pid, &here, 1, &there, 1, 0);
  if (copied < 0) return -errno;
  if ((size_t)copied != count) return -EFAULT;
  return ioctl(listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &identifier) < 0 ? -errno : 0;
}

int rh_reap(pid_t pid, struct rh_exit *exit) {
  int status;
  struct rusage usage;
  *exit = (struct rh_exit){0};
  while (wait4(pid, &status, __WALL, &usage) < 0)
    if (errno != EINTR) return -errno;
  exit->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  exit->status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  exit->peak_resident_bytes = (uint64_t)usage.ru_maxrss * 1024;
  exit->processor_microseconds =
      (uint64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000 +
      (uint64_t)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
  return 0;
}

int rh_kill(int pidfd) {
  return syscall(__NR_pidfd_send_signal, pidfd, SIGKILL, NULL, 0) < 0 ? -errno : 0;
}

ssize_t rh_write(int descriptor, const void *bytes, size_t count) {
  sigset_t broken_pipe, previous;
  sigemptyset(&broken_pipe);
  sigaddset(&broken_pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken_pipe, &previous);
  ssize_t written = write(descriptor, bytes, count);
  int error = errno;
  // Take back the signal that this write raised before unblocking it again.
  const struct timespec at_once = {0, 0};
  if (written < 0 && error == EPIPE && !sigismember(&previous, SIGPIPE))
    sigtimedwait(&broken_pipe, NULL, &at_once);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  return written < 0 ? -error : written;
}

void rh_enlarge_pipe(int descriptor, int bytes) {
  // Beyond the user's allowance the kernel refuses; the pipe then stays as it is.
  (void)fcntl(descriptor, F_SETPIPE_SZ, bytes);
}

int rh_open_location(const char *path) { return open(path, O_PATH | O_CLOEXEC); }

ssize_t rh_file_capabilities(int descriptor) {
  ssize_t size = fgetxattr(descriptor, "security.capability", NULL, 0);
  if (size >= 0) return size;
  return errno == ENODATA || errno == ENOTSUP ? 0 : -errno;
}
