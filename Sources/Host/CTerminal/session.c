#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CTerminal.h"
#include "held_signals.h"
#include "taken_terminal.h"

/// Alternate screen, no cursor, no wrapping at the edge, pasted text in brackets (XTerm Control
/// Sequences, "DEC Private Mode Set").
static const char enter_screen[] = "\x1b[?1049h\x1b[2J\x1b[?25l\x1b[?7l\x1b[?2004h";
/// Presses, releases and drags, with positions of any size.
static const char enter_mouse[] = "\x1b[?1002h\x1b[?1006h";
/// All of the above taken back, and the end of an update that may not have come to its own.
static const char leave_screen[] =
    "\x1b[?2026l\x1b[?1006l\x1b[?1002l\x1b[?2004l\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

static struct rh_taken_terminal *terminal;
static pid_t guard;
static int session_flags;

static void put_back_at_exit(void) {
  if (terminal != NULL && terminal->owner == getpid()) rh_put_back(terminal, true);
}

static int check(int input, int output) {
  struct stat in, out;
  if (!isatty(input) || !isatty(output)) return -ENOTTY;
  if (fstat(input, &in) < 0 || fstat(output, &out) < 0) return -errno;
  return in.st_rdev == out.st_rdev ? 0 : -ENOTTY;
}

/// Key by key and as it was sent; Ctrl-C and the like remain signals.
static void make_raw(struct termios *attributes) {
  attributes->c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON | PARMRK);
  attributes->c_oflag &= ~(tcflag_t)OPOST;
  attributes->c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | IEXTEN);
  attributes->c_lflag |= ISIG;
  attributes->c_cc[VMIN] = 1;
  attributes->c_cc[VTIME] = 0;
}

/// In the background this stops the process until it is in the foreground, as every terminal
/// program does.
static int set(const struct termios *attributes) {
  while (tcsetattr(terminal->input, TCSADRAIN, attributes) < 0) {
    if (errno != EINTR) return -errno;
    if (rh_ending_signal() != 0) return -EINTR;
  }
  return 0;
}

static int take(void) {
  if (tcgetattr(terminal->input, &terminal->usual) < 0) return -errno;
  terminal->during = terminal->usual;
  if (!(session_flags & RH_SESSION_FULL_SCREEN)) {
    atomic_store(&terminal->is_taken, 1);
    return 0;
  }
  make_raw(&terminal->during);
  atomic_store(&terminal->is_taken, 1);
  int error = set(&terminal->during);
  if (error == 0) error = rh_session_write(enter_screen, sizeof enter_screen - 1);
  if (error == 0 && session_flags & RH_SESSION_MOUSE)
    error = rh_session_write(enter_mouse, sizeof enter_mouse - 1);
  if (error < 0) rh_put_back(terminal, false);
  return error;
}

static int make_terminal(int input, int output, int flags) {
  void *memory = mmap(NULL, sizeof *terminal, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
                      -1, 0);
  if (memory == MAP_FAILED) return -errno;
  terminal = memory;
  terminal->owner = getpid();
  terminal->input = input;
  terminal->output = output;
  session_flags = flags;
  if (flags & RH_SESSION_FULL_SCREEN) {
    terminal->leave_length = sizeof leave_screen - 1;
    memcpy(terminal->leave, leave_screen, terminal->leave_length);
  }
  return 0;
}

static void forget(void) {
  rh_end_guard(guard);
  guard = 0;
  rh_unhandle_signals();
  struct rh_taken_terminal *old = terminal;
  terminal = NULL;
  if (old != NULL) munmap(old, sizeof *old);
}

int rh_session_open(int input, int output, int flags) {
  static bool is_registered;
  if (terminal != NULL) return -EBUSY;
  int error = check(input, output);
  if (error == 0) error = make_terminal(input, output, flags);
  if (error < 0) return error;
  if (!is_registered) is_registered = atexit(put_back_at_exit) == 0;
  guard = rh_start_guard(terminal);
  error = guard < 0 ? (int)guard : rh_handle_signals(terminal);
  if (error == 0) error = take();
  if (error < 0) forget();
  return error;
}

void rh_session_close(void) {
  if (terminal == NULL) return;
  rh_put_back(terminal, false);
  forget();
}

int rh_session_resume(void) {
  if (terminal == NULL) return -EBADF;
  // Where the usual mode is still ours, as after a SIGSTOP without a shell, it is known already.
  struct termios now, usual = terminal->usual;
  bool is_ours = atomic_load(&terminal->is_taken) && tcgetattr(terminal->input, &now) == 0 &&
                 now.c_lflag == terminal->during.c_lflag && now.c_iflag == terminal->during.c_iflag;
  int error = take();
  if (is_ours && error == 0) terminal->usual = usual;
  return error;
}

int rh_session_suspend(void) {
  if (terminal == NULL) return -EBADF;
  if (!rh_may_stop()) return 0;
  rh_put_back(terminal, false);
  struct sigaction usual = {.sa_handler = SIG_DFL}, ours;
  sigemptyset(&usual.sa_mask);
  sigaction(SIGTSTP, &usual, &ours);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
  int error = take();
  rh_forget_resumption();
  return error;
}

int rh_session_set_echo(int is_shown) {
  if (terminal == NULL) return -EBADF;
  if (session_flags & RH_SESSION_FULL_SCREEN) return 0;
  struct termios wanted = terminal->usual;
  if (!is_shown) {
    wanted.c_lflag &= ~(tcflag_t)ECHO;
    wanted.c_lflag |= ECHONL | ICANON;
  }
  if (wanted.c_lflag == terminal->during.c_lflag) return 0;
  terminal->during = wanted;
  return set(&wanted);
}

ssize_t rh_session_read(char *bytes, size_t size) {
  if (terminal == NULL) return -EBADF;
  struct pollfd source = {.fd = terminal->input, .events = POLLIN};
  if (poll(&source, 1, 0) <= 0) return 0;
  if (!(source.revents & POLLIN)) return -EIO;
  ssize_t count = read(terminal->input, bytes, size);
  if (count > 0) return count;
  if (count == 0) return -EIO;
  return errno == EINTR || errno == EAGAIN ? 0 : -errno;
}

int rh_session_write(const char *bytes, size_t length) {
  if (terminal == NULL) return -EBADF;
  while (length > 0) {
    ssize_t count = write(terminal->output, bytes, length);
    if (count < 0 && errno == EAGAIN) {
      struct pollfd source = {.fd = terminal->output, .events = POLLOUT};
      poll(&source, 1, 100);
    } else if (count < 0 && errno != EINTR) {
      return -errno;
    }
    if (rh_ending_signal() != 0) return -EINTR;
    if (count <= 0) continue;
    bytes += count;
    length -= (size_t)count;
  }
  return 0;
}

int rh_session_size(int *columns, int *rows) {
  struct winsize size;
  if (terminal == NULL) return -EBADF;
  if (ioctl(terminal->output, TIOCGWINSZ, &size) < 0) return -errno;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}
