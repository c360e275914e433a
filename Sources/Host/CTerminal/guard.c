#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "taken_terminal.h"

/// Where a write may have been cut within a sequence, CAN ends that first (ECMA-48, 8.3.6).
static void write_leave(const struct rh_taken_terminal *terminal, bool is_cut) {
  if (is_cut && terminal->leave_length > 0) {
    ssize_t written = write(terminal->output, "\x18", 1);
    (void)written;
  }
  size_t start = 0;
  while (start < terminal->leave_length) {
    ssize_t count = write(terminal->output, &terminal->leave[start], terminal->leave_length - start);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    start += (size_t)count;
  }
}

/// Whether nobody has changed the mode since; a shell that has taken over keeps its own.
static int is_in_our_mode(const struct rh_taken_terminal *terminal) {
  struct termios now;
  if (tcgetattr(terminal->input, &now) < 0) return 0;
  return now.c_lflag == terminal->during.c_lflag && now.c_iflag == terminal->during.c_iflag &&
         now.c_oflag == terminal->during.c_oflag;
}

void rh_put_back(struct rh_taken_terminal *terminal, bool is_cut) {
  if (!atomic_load(&terminal->is_taken)) return;
  // From the background too: with SIGTTOU blocked that is allowed (tcsetattr(3p)).
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  sigprocmask(SIG_BLOCK, &background, &before);
  write_leave(terminal, is_cut);
  if (is_in_our_mode(terminal))
    while (tcsetattr(terminal->input, TCSANOW, &terminal->usual) < 0 && errno == EINTR) {
    }
  sigprocmask(SIG_SETMASK, &before, NULL);
  atomic_store(&terminal->is_taken, 0);
}

static void close_range_of(int first, int last) {
  if (first <= last) syscall(SYS_close_range, (unsigned)first, (unsigned)last, 0);
}

/// Closes everything but three descriptors.
static void close_others(int a, int b, int c) {
  int kept[] = {a, b, c};
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      if (kept[j] > kept[j + 1]) {
        int lower = kept[j + 1];
        kept[j + 1] = kept[j];
        kept[j] = lower;
      }
  close_range_of(0, kept[0] - 1);
  close_range_of(kept[0] + 1, kept[1] - 1);
  close_range_of(kept[1] + 1, kept[2] - 1);
  close_range_of(kept[2] + 1, INT_MAX);
}

static _Noreturn void guard(struct rh_taken_terminal *terminal, pid_t host) {
  // Neither the terminal's signals nor its end reach another session.
  setsid();
  prctl(PR_SET_NAME, "terminal-guard");
  prctl(PR_SET_DUMPABLE, 0);
  int watched = (int)syscall(SYS_pidfd_open, host, 0);
  // The number may belong to another process once the host is gone.
  if (watched >= 0 && getppid() == host) {
    close_others(terminal->input, terminal->output, watched);
    struct pollfd source = {.fd = watched, .events = POLLIN};
    while (poll(&source, 1, -1) < 0 && errno == EINTR) {
    }
  } else if (getppid() == host) {
    // An old or strange kernel: without a guard the host still puts the terminal back in most cases.
    _exit(1);
  }
  rh_put_back(terminal, true);
  _exit(0);
}

pid_t rh_start_guard(struct rh_taken_terminal *terminal) {
  pid_t host = getpid();
  // A signal must not end it before it has left the terminal's session.
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  pid_t child = fork();
  int error = errno;
  if (child == 0) guard(terminal, host);
  sigprocmask(SIG_SETMASK, &before, NULL);
  return child < 0 ? -error : child;
}

void rh_end_guard(pid_t guard) {
  if (guard <= 0) return;
  kill(guard, SIGKILL);
  while (waitpid(guard, NULL, 0) < 0 && errno == EINTR) {
  }
}
