#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <string.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>

#include "held_signals.h"

/// Waits for input or a signal.
static int await_input(int terminal) {
  struct pollfd sources[] = {{.fd = terminal, .events = POLLIN},
                             {.fd = rh_wake_descriptor(), .events = POLLIN}};
  while (!rh_is_any_caught()) {
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
  ssize_t result = rh_set_terminal(terminal, TCSAFLUSH, &during);
  if (result == 0) {
    result = rh_write_all(terminal, prompt, prompt_length);
    if (result == 0) result = read_line(terminal, line, size);
    if (hidden || result < 0) rh_write_all(terminal, "\n", 1);
  }
  rh_restore_terminal(terminal, TCSAFLUSH, &before);
  return result;
}

ssize_t rh_prompt(int terminal, const char *prompt, size_t prompt_length, int hidden, char *line,
                  size_t size) {
  while (true) {
    int error = rh_hold_signals();
    if (error < 0) return error;
    ssize_t result = prompt_once(terminal, prompt, prompt_length, hidden, line, size);
    rh_release_signals();
    if (!rh_is_any_caught()) return result;
    explicit_bzero(line, size);
    if (!rh_deliver_signals()) return -EINTR;
  }
}
