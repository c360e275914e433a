#define _GNU_SOURCE
#include "held_signals.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

/// Signals that end or stop a process and that a terminal or its user may send.
static const int held_signals[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM, SIGALRM,
                                   SIGUSR1, SIGUSR2, SIGTSTP, SIGTTIN, SIGTTOU};
enum { HELD_COUNT = sizeof held_signals / sizeof *held_signals };

static volatile sig_atomic_t is_caught[HELD_COUNT];
/// Wakes the reading thread whichever thread the signal went to.
static volatile sig_atomic_t wake_descriptor = -1;

static void hold(int number) {
  int error = errno;
  for (int i = 0; i < HELD_COUNT; i++)
    if (held_signals[i] == number) is_caught[i] = 1;
  uint64_t one = 1;
  ssize_t written = write((int)wake_descriptor, &one, sizeof one);
  (void)written;
  errno = error;
}

bool rh_is_any_caught(void) {
  for (int i = 0; i < HELD_COUNT; i++)
    if (is_caught[i]) return true;
  return false;
}

static struct sigaction before[HELD_COUNT];

int rh_wake_descriptor(void) { return (int)wake_descriptor; }

int rh_hold_signals(void) {
  int wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (wake < 0) return -errno;
  wake_descriptor = wake;
  struct sigaction action = {.sa_handler = hold};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < HELD_COUNT; i++) {
    is_caught[i] = 0;
    sigaction(held_signals[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_IGN) sigaction(held_signals[i], &action, NULL);
  }
  return 0;
}

void rh_release_signals(void) {
  for (int i = 0; i < HELD_COUNT; i++) sigaction(held_signals[i], &before[i], NULL);
  int wake = (int)wake_descriptor;
  wake_descriptor = -1;
  close(wake);
}

bool rh_deliver_signals(void) {
  bool is_stop = false;
  for (int i = 0; i < HELD_COUNT; i++) {
    if (!is_caught[i]) continue;
    int number = held_signals[i];
    is_stop = number == SIGTSTP || number == SIGTTIN || number == SIGTTOU;
    kill(getpid(), number);
    if (!is_stop) return false;
  }
  return is_stop;
}

int rh_set_terminal(int terminal, int when, const struct termios *attributes) {
  while (tcsetattr(terminal, when, attributes) < 0) {
    if (errno != EINTR) return -errno;
    if (rh_is_any_caught()) return -EINTR;
  }
  return 0;
}

void rh_restore_terminal(int terminal, int when, const struct termios *attributes) {
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &background, &before);
  while (tcsetattr(terminal, when, attributes) < 0 && errno == EINTR) {
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int rh_write_all(int terminal, const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(terminal, text, length);
    if (count < 0 && errno == EINTR && !rh_is_any_caught()) continue;
    if (count < 0) return -errno;
    text += count;
    length -= (size_t)count;
  }
  return 0;
}
