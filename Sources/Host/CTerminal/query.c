#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "CTerminal.h"
#include "held_signals.h"
#include "taken_terminal.h"

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Both descriptors lead to one terminal, and this process is the one that it listens to.
///
/// From the background a query would wait for the user, and its answer would go to another process.
static bool may_ask(int input, int output) {
  struct stat in, out;
  if (!isatty(input) || !isatty(output)) return false;
  if (fstat(input, &in) < 0 || fstat(output, &out) < 0 || in.st_rdev != out.st_rdev) return false;
  return tcgetpgrp(input) == getpgrp();
}

/// Where in "ESC [ ? … c", the last answer, a reading is.
enum place { outside, escape, bracket, attributes };

static enum place following(enum place place, char byte) {
  if (byte == 0x1B) return escape;
  if (place == escape) return byte == '[' ? bracket : outside;
  if (place == bracket) return byte == '?' ? attributes : outside;
  if (place == attributes && (byte == ';' || (byte >= '0' && byte <= '9'))) return attributes;
  return outside;
}

/// Waits until a descriptor is ready, a signal comes or the time is over.
static int await(int descriptor, short events, int64_t end) {
  while (!rh_is_any_caught()) {
    struct pollfd sources[] = {{.fd = descriptor, .events = events},
                               {.fd = rh_wake_descriptor(), .events = POLLIN}};
    int64_t left = end - milliseconds();
    if (left <= 0) return -ETIMEDOUT;
    int count = poll(sources, 2, (int)left);
    if (count < 0 && errno != EINTR) return -errno;
    if (count <= 0 || sources[1].revents != 0) continue;
    return (sources[0].revents & events) != 0 ? 0 : -EIO;
  }
  return -EINTR;
}

/// How much longer an answer that has begun is waited for: what is left of it would be taken for typed.
enum { patience = 500 };

/// Reads until the last answer or the end of the time; returns how much there is.
static ssize_t read_answers(int input, char *answer, size_t size, int64_t end) {
  enum place place = outside;
  int64_t last = end + patience;
  size_t length = 0;
  while (length < size && await(input, POLLIN, end) == 0) {
    // One at a time: what is typed behind the last answer stays where it is.
    ssize_t count = read(input, &answer[length], 1);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count <= 0) break;
    char byte = answer[length++];
    end = last;
    if (place == attributes && byte == 'c') break;
    place = following(place, byte);
  }
  return (ssize_t)length;
}

static ssize_t ask(int input, int output, const char *query, size_t query_length, char *answer,
                   size_t size, int64_t end) {
  // Without ICANON what was typed of an unfinished line counts too.
  int typed = 0;
  if (ioctl(input, FIONREAD, &typed) < 0) return -errno;
  if (typed > 0) return -EBUSY;
  // A terminal that its user has stopped takes nothing.
  int error = await(output, POLLOUT, end);
  if (error == 0) error = rh_write_all(output, query, query_length);
  return error < 0 ? error : read_answers(input, answer, size, end);
}

/// Asks with answers not echoed and not held back until a line is complete.
///
/// A guard puts the terminal back if this process is killed meanwhile.
static ssize_t ask_guarded(struct rh_taken_terminal *terminal, const char *query,
                           size_t query_length, char *answer, size_t size, int64_t end) {
  if (tcgetattr(terminal->input, &terminal->usual) < 0) return -errno;
  terminal->during = terminal->usual;
  terminal->during.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  terminal->during.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | ISTRIP);
  terminal->during.c_cc[VMIN] = 0;
  terminal->during.c_cc[VTIME] = 0;
  atomic_store(&terminal->is_taken, 1);
  pid_t guard = rh_start_guard(terminal);
  // At once: to wait for output to be shown could take for ever.
  ssize_t result = rh_set_terminal(terminal->input, TCSANOW, &terminal->during);
  if (result == 0)
    result = ask(terminal->input, terminal->output, query, query_length, answer, size, end);
  rh_restore_terminal(terminal->input, TCSANOW, &terminal->usual);
  rh_end_guard(guard);
  return result;
}

ssize_t rh_query(int input, int output, const char *query, size_t query_length, char *answer,
                 size_t size, int timeout) {
  if (!may_ask(input, output)) return -ENOTTY;
  int64_t end = milliseconds() + timeout;
  struct rh_taken_terminal *terminal =
      mmap(NULL, sizeof *terminal, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (terminal == MAP_FAILED) return -errno;
  terminal->input = input;
  terminal->output = output;
  ssize_t result = rh_hold_signals();
  const bool is_held = result == 0;
  if (is_held) {
    result = ask_guarded(terminal, query, query_length, answer, size, end);
    rh_release_signals();
  }
  munmap(terminal, sizeof *terminal);
  if (is_held && rh_is_any_caught()) rh_deliver_signals();
  return result;
}

int rh_cell_size(int terminal, int *width, int *height) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) < 0) return -errno;
  if (size.ws_col == 0 || size.ws_row == 0 || size.ws_xpixel == 0 || size.ws_ypixel == 0)
    return -ENODATA;
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0 ? 0 : -ENODATA;
}
