#define _GNU_SOURCE
#include "rh_image_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

// Three pipes of two ends each, the reading one first, in the order of the descriptors that they become.
enum { ENDS = 6 };

static void close_all(const int ends[ENDS]) {
  for (int i = 0; i < ENDS; i++)
    if (ends[i] >= 0) close(ends[i]);
}

// A pipe whose ends are not 0 to 2: those are what they become in the program.
static int make_pipe(int ends[2], int is_input) {
  int made[2];
  // To write to a socket that nobody reads is an error (MSG_NOSIGNAL), to a pipe it is a signal too.
  if (is_input ? socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, made) : pipe2(made, O_CLOEXEC))
    return errno;
  int error = 0;
  for (int i = 0; i < 2; i++) {
    ends[i] = fcntl(made[i], F_DUPFD_CLOEXEC, 3);
    if (ends[i] < 0) error = errno;
    close(made[i]);
  }
  return error;
}

static int set_attributes(posix_spawnattr_t *attributes) {
  // The host ignores and blocks some; what it starts must not.
  const int restored[] = {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP, SIGCHLD};
  sigset_t defaults, none;
  sigemptyset(&defaults);
  sigemptyset(&none);
  for (unsigned i = 0; i < sizeof restored / sizeof *restored; i++) sigaddset(&defaults, restored[i]);
  int error = posix_spawnattr_setsigdefault(attributes, &defaults);
  if (!error) error = posix_spawnattr_setsigmask(attributes, &none);
  if (!error)
    error = posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  return error;
}

static int spawn(const char *path, char *const environment[], const int ends[ENDS], pid_t *pid) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  const int theirs[] = {ends[0], ends[3], ends[5]};
  for (int i = 0; i < 3 && !error; i++)
    error = posix_spawn_file_actions_adddup2(&actions, theirs[i], i);
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  if (!error) error = set_attributes(&attributes);
  char *const arguments[] = {(char *)path, NULL};
  if (!error) error = posix_spawn(pid, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int rh_image_process_start(const char *path, char *const environment[],
                           struct rh_image_process *process) {
  int ends[ENDS] = {-1, -1, -1, -1, -1, -1};
  int error = 0;
  for (int i = 0; i < ENDS && !error; i += 2) error = make_pipe(ends + i, i == 0);
  const int ours[] = {ends[1], ends[2], ends[4]};
  for (int i = 0; i < 3 && !error; i++)
    if (fcntl(ours[i], F_SETFL, O_NONBLOCK)) error = errno;
  if (!error) error = spawn(path, environment, ends, &process->pid);
  if (error) {
    close_all(ends);
    return error;
  }
  close(ends[0]);
  close(ends[3]);
  close(ends[5]);
  process->input = ours[0];
  process->output = ours[1];
  process->errors = ours[2];
  return 0;
}
