#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int rh_pseudo_terminal(char *path, size_t size) {
  int other = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (other < 0) return -errno;
  int error = 0;
  if (grantpt(other) < 0 || unlockpt(other) < 0)
    error = errno;
  else
    error = ptsname_r(other, path, size);
  if (error == 0) return other;
  close(other);
  return -error;
}

int rh_set_terminal_size(int terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size) < 0 ? -errno : 0;
}

/// Where a program has its terminal until its streams are set.
enum { spare = 9 };

static void describe_streams(posix_spawn_file_actions_t *actions, const char *terminal,
                             int controlling, unsigned streams) {
  // Without the flag, the first terminal that the first process of a session opens becomes the
  // session's.
  int flags = O_RDWR | (controlling ? 0 : O_NOCTTY);
  posix_spawn_file_actions_addopen(actions, spare, terminal, flags, 0);
  for (int stream = 0; stream <= 2; stream++) {
    if (streams & 1u << stream)
      posix_spawn_file_actions_adddup2(actions, spare, stream);
    else
      posix_spawn_file_actions_addopen(actions, stream, "/dev/null", O_RDWR, 0);
  }
  posix_spawn_file_actions_addclose(actions, spare);
}

pid_t rh_start_at_terminal(const char *terminal, int controlling, unsigned streams,
                           char *const *words, char *const *environment) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  describe_streams(&actions, terminal, controlling, streams);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t process = 0;
  int error = posix_spawn(&process, words[0], &actions, &attributes, words, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error == 0 ? process : -error;
}
