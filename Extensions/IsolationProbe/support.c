// What several groups of probes need.

#define _GNU_SOURCE
#include "probe.h"

#include "CProbeWorld.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

void take_secret(int descriptor, const char *how) {
  static char text[64 << 10];
  // From the start, wherever others have read to.
  lseek(descriptor, 0, SEEK_SET);
  ssize_t count = read(descriptor, text, sizeof text - 1);
  if (failed(count, "read")) return;
  if (memmem(text, (size_t)count, RH_WORLD_SECRET, sizeof RH_WORLD_SECRET - 1))
    got_through("read the secret %s", how);
  else unclear("read %zd bytes without the secret %s", count, how);
}

void take_secret_file(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (failed(file, "openat")) return;
  take_secret(file, "from a file");
  close(file);
}

long with_others(long (*act)(int process)) {
  long result = -1;
  errno = ESRCH;
  int self = getpid();
  for (int process = 2; process <= RH_WORLD_HIGHEST_PROCESS; process++) {
    if (process == self) continue;
    result = act(process);
    if (result >= 0 || errno != ESRCH) return result;
  }
  return result;
}

char victims_secret[64];

/// Waits to be attacked.
static void be_victim(void) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  strcpy(victims_secret, RH_WORLD_SECRET);
  if (write(STDOUT_FILENO, "", 1) < 0) _exit(1);
  for (;;) pause();
}

static void count_privileges(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct had[2] = {{0}};
  errno = EPERM;
  if (failed(syscall(__NR_capget, &header, had), "capget")) return;
  if (had[0].permitted || had[1].permitted) got_through("had its privileges back");
  else refused("execve");
}

void live_again(const char *word) {
  if (strcmp(word, "victim") == 0) be_victim();
  if (strcmp(word, "tell") == 0) got_through("ran another program");
  else if (strcmp(word, "count-privileges") == 0) count_privileges();
  else return;
  tell_now();
  _exit(0);
}
