#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

// The keeper is a fork of a process with threads: only what is safe in a signal handler is called.

struct plan {
  const char *terminal;
  int job;
  char *const *words;
  char *const *environment;
};

/// The keeper's descriptors; all others are closed, so that it holds nothing of other tests open.
enum { CONNECTION = 3, SIGNALS = 4, TERMINAL = 5 };

/// Becomes the first of a new session, with the terminal as its own.
static int take_terminal(const char *path, int number) {
  setsid();
  int terminal = open(path, O_RDWR | O_NOCTTY);
  if (terminal < 0 || ioctl(terminal, TIOCSCTTY, 0) < 0) return -1;
  if (terminal == number) return 0;
  int result = dup2(terminal, number);
  close(terminal);
  return result < 0 ? -1 : 0;
}

static void execute(const struct plan *plan) {
  int terminal = TERMINAL;
  if (plan->job) {
    setpgid(0, 0);
    tcsetpgrp(terminal, getpid());
  } else if (take_terminal(plan->terminal, terminal) < 0) {
    _exit(126);
  }
  for (int stream = 0; stream <= 2; stream++) dup2(terminal, stream);
  close_range(3, ~0u, CLOSE_RANGE_CLOEXEC);
  sigset_t none;
  sigemptyset(&none);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(plan->words[0], plan->words, plan->environment);
  _exit(127);
}

/// Starts the program and waits until it is executed, or has failed to be.
static pid_t start(const struct plan *plan) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) < 0) return -1;
  pid_t program = fork();
  if (program == 0) execute(plan);
  close(ends[1]);
  char byte;
  while (read(ends[0], &byte, 1) < 0 && errno == EINTR) continue;
  close(ends[0]);
  return program;
}

static void tell(pid_t program, int status) {
  struct rh_change change = {program, status};
  if (send(CONNECTION, &change, sizeof change, MSG_NOSIGNAL) < 0) return;
}

/// Reaps what has ended, orphans too, and tells of the program.
static void reap(pid_t program, int job) {
  int status = 0;
  pid_t changed;
  while ((changed = waitpid(-1, &status, WNOHANG | WUNTRACED | WCONTINUED)) > 0) {
    if (changed != program) continue;
    // As a shell does, before its next prompt.
    if (job && !WIFCONTINUED(status)) tcsetpgrp(TERMINAL, getpid());
    tell(program, status);
  }
}

/// The keeper's first child in the kernel's list; 0 where there is none.
static pid_t first_child(void) {
  char path[64], text[32] = {0};
  int length = snprintf(path, sizeof path, "/proc/self/task/%d/children", getpid());
  if (length < 0) return 0;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 ? (pid_t)strtol(text, NULL, 10) : 0;
}

/// Ends all that is left: children become the keeper's when their parents end.
static void end_all(void) {
  pid_t child;
  while ((child = first_child()) > 0) {
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
  }
}

static void keep(const struct plan *plan, pid_t program) {
  struct pollfd sources[] = {{CONNECTION, POLLIN, 0}, {SIGNALS, POLLIN, 0}};
  for (;;) {
    if (poll(sources, 2, -1) < 0) continue;
    struct signalfd_siginfo signal;
    while (read(SIGNALS, &signal, sizeof signal) == sizeof signal) {
      if (signal.ssi_signo == SIGHUP && plan->job) kill(-program, SIGHUP);
    }
    reap(program, plan->job);
    if (sources[0].revents == 0) continue;
    char command = 0;
    if (read(CONNECTION, &command, 1) <= 0) return;
    if (command != RH_GO_ON) continue;
    if (plan->job) tcsetpgrp(TERMINAL, program);
    kill(plan->job ? -program : program, SIGCONT);
  }
}

static void run_keeper(const struct plan *plan, int connection) {
  sigset_t watched;
  sigemptyset(&watched);
  const int signals[] = {SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGTTIN, SIGTTOU};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    signal(signals[index], SIG_DFL);
    sigaddset(&watched, signals[index]);
  }
  sigprocmask(SIG_SETMASK, &watched, NULL);
  if (connection != CONNECTION) dup2(connection, CONNECTION);
  close_range(CONNECTION + 1, ~0u, 0);
  int source = signalfd(-1, &watched, SFD_NONBLOCK);
  if (source != SIGNALS) _exit(1);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_NAME, "keeper");
  if (plan->job) {
    if (take_terminal(plan->terminal, TERMINAL) < 0) _exit(1);
  } else {
    setsid();
  }
  pid_t program = start(plan);
  tell(program, 0xFFFF);
  if (program > 0) keep(plan, program);
  end_all();
  _exit(0);
}

pid_t rh_start_kept(const char *terminal, int job, char *const *words, char *const *environment,
                    int *connection) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) < 0) return -errno;
  const struct plan plan = {terminal, job, words, environment};
  pid_t keeper = fork();
  if (keeper == 0) run_keeper(&plan, ends[1]);
  int error = errno;
  close(ends[1]);
  *connection = ends[0];
  if (keeper > 0) return keeper;
  close(ends[0]);
  return -error;
}
