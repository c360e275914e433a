#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/eventfd.h>
#include <termios.h>
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

static bool is_any_caught(void) {
  for (int i = 0; i < HELD_COUNT; i++)
    if (is_caught[i]) return true;
  return false;
}

/// Holds the signals back; those that are ignored stay ignored.
static void hold_signals(struct sigaction *before) {
  struct sigaction action = {.sa_handler = hold};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < HELD_COUNT; i++) {
    is_caught[i] = 0;
    sigaction(held_signals[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_IGN) sigaction(held_signals[i], &action, NULL);
  }
}

static void release_signals(const struct sigaction *before) {
  for (int i = 0; i < HELD_COUNT; i++) sigaction(held_signals[i], &before[i], NULL);
}

/// Lets what was held back happen.
static bool deliver_signals(void) {
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

/// Sets the terminal and forgets what was typed so far.
static int set_terminal(int terminal, const struct termios *attributes) {
  while (tcsetattr(terminal, TCSAFLUSH, attributes) < 0) {
    if (errno != EINTR) return -errno;
    if (is_any_caught()) return -EINTR;
  }
  return 0;
}

/// Puts the terminal back, also from the background: with SIGTTOU blocked that is allowed
/// (tcsetattr(3p)).
static void restore_terminal(int terminal, const struct termios *attributes) {
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &background, &before);
  while (tcsetattr(terminal, TCSAFLUSH, attributes) < 0 && errno == EINTR) {
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static int write_all(int terminal, const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(terminal, text, length);
    if (count < 0 && errno == EINTR && !is_any_caught()) continue;
    if (count < 0) return -errno;
    text += count;
    length -= (size_t)count;
  }
  return 0;
}

/// Waits for input or a signal.
static int await_input(int terminal) {
  struct pollfd sources[] = {{.fd = terminal, .events = POLLIN},
                             {.fd = (int)wake_descriptor, .events = POLLIN}};
  while (!is_any_caught()) {
    int count = poll(sources, 2, -1);
    if (count < 0 && errno != EINTR) return -errno;
    if (count > 0 && sources[1].revents == 0) return 0;
  }
  return -EINTR;
}

static ssize_t read_line(int terminal, char *line, size_t size) {
  size_t length = 0;
  while (true) {
    int error = await_input(terminal);
    if (error < 0) return error;
    char character = 0;
    ssize_t count = read(terminal, &character, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return -errno;
    if (count == 0) return length > 0 && length <= size ? (ssize_t)length : -ENODATA;
    if (character == '\n' || character == '\r') break;
    if (length < size) line[length] = character;
    explicit_bzero(&character, sizeof character);
    if (length <= size) length++;
  }
  return length <= size ? (ssize_t)length : -EMSGSIZE;
}

/// One try, which a signal may end.
static ssize_t prompt_once(int terminal, const char *prompt, size_t prompt_length, bool hidden,
                           char *line, size_t size) {
  struct termios before;
  if (tcgetattr(terminal, &before) < 0) return -errno;
  struct termios during = before;
  during.c_iflag |= ICRNL;
  during.c_lflag |= ICANON | ISIG | ECHO;
  if (hidden) during.c_lflag &= ~(tcflag_t)(ECHO | ECHONL);
  ssize_t result = set_terminal(terminal, &during);
  if (result == 0) {
    result = write_all(terminal, prompt, prompt_length);
    if (result == 0) result = read_line(terminal, line, size);
    if (hidden || result < 0) write_all(terminal, "\n", 1);
  }
  restore_terminal(terminal, &before);
  return result;
}

ssize_t rh_prompt(int terminal, const char *prompt, size_t prompt_length, int hidden, char *line,
                  size_t size) {
  while (true) {
    int wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (wake < 0) return -errno;
    wake_descriptor = wake;
    struct sigaction before[HELD_COUNT];
    hold_signals(before);
    ssize_t result = prompt_once(terminal, prompt, prompt_length, hidden, line, size);
    release_signals(before);
    wake_descriptor = -1;
    close(wake);
    if (!is_any_caught()) return result;
    explicit_bzero(line, size);
    if (!deliver_signals()) return -EINTR;
  }
}
