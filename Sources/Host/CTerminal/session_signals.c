#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "CTerminal.h"
#include "taken_terminal.h"

/// Those that ask for the end, those that crash, and the rest.
static const int handled[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM, SIGSEGV,  SIGABRT, SIGBUS, SIGFPE,
                              SIGILL,  SIGTRAP, SIGSYS,  SIGALRM, SIGTSTP, SIGCONT, SIGWINCH};
enum { HANDLED_COUNT = sizeof handled / sizeof *handled };

static struct sigaction before[HANDLED_COUNT];
static struct rh_taken_terminal *taken;
static volatile sig_atomic_t wake_descriptor = -1;
static volatile sig_atomic_t is_resized, is_stopped, is_resumed, ending;

/// The seconds that an orderly end may take.
enum { patience = 3 };

static void wake(void) {
  uint64_t one = 1;
  ssize_t written = write((int)wake_descriptor, &one, sizeof one);
  (void)written;
}

static void put_back(void) {
  if (taken != NULL && taken->owner == getpid()) rh_put_back(taken, true);
}

static _Noreturn void end_by(int number) {
  put_back();
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &one, NULL);
  _exit(128 + number);
}

/// The first asks for an orderly end, which a program that hangs does not come to.
static void on_end(int number) {
  if (ending != 0) end_by(number);
  int error = errno;
  ending = number;
  alarm(patience);
  wake();
  errno = error;
}

static void on_alarm(int number) { end_by(ending != 0 ? ending : number); }

static void on_crash(int number) {
  put_back();
  for (int i = 0; i < HANDLED_COUNT; i++)
    if (handled[i] == number) sigaction(number, &before[i], NULL);
  // Blocked until this returns: then what was there before sees the crash where it happened.
  raise(number);
}

static void on_wish(int number) {
  int error = errno;
  if (number == SIGTSTP) is_stopped = 1;
  if (number == SIGCONT) is_resumed = 1;
  if (number == SIGWINCH) is_resized = 1;
  wake();
  errno = error;
}

static void (*handler_of(int number))(int) {
  switch (number) {
    case SIGHUP: case SIGINT: case SIGQUIT: case SIGTERM: return on_end;
    case SIGALRM: return on_alarm;
    case SIGTSTP: case SIGCONT: case SIGWINCH: return on_wish;
    default: return on_crash;
  }
}

/// A stack for crashes by a stack that is too deep, where nobody else has made one.
static void make_stack(void) {
  static char stack[1 << 16];
  stack_t current;
  if (sigaltstack(NULL, &current) < 0 || !(current.ss_flags & SS_DISABLE)) return;
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
}

int rh_handle_signals(struct rh_taken_terminal *terminal) {
  int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (descriptor < 0) return -errno;
  make_stack();
  taken = terminal;
  is_resized = is_stopped = is_resumed = ending = 0;
  wake_descriptor = descriptor;
  for (int i = 0; i < HANDLED_COUNT; i++) {
    struct sigaction action = {.sa_handler = handler_of(handled[i])};
    if (action.sa_handler == on_crash) action.sa_flags = SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(handled[i], NULL, &before[i]);
    // What is ignored, as by nohup(1), stays so.
    if (before[i].sa_handler != SIG_IGN) sigaction(handled[i], &action, NULL);
  }
  return 0;
}

void rh_unhandle_signals(void) {
  if (wake_descriptor < 0) return;
  alarm(0);
  for (int i = 0; i < HANDLED_COUNT; i++) sigaction(handled[i], &before[i], NULL);
  int descriptor = (int)wake_descriptor;
  wake_descriptor = -1;
  taken = NULL;
  close(descriptor);
}

int rh_ending_signal(void) { return (int)ending; }

void rh_forget_resumption(void) { is_resumed = 0; }

int rh_may_stop(void) {
  for (int i = 0; i < HANDLED_COUNT; i++)
    if (handled[i] == SIGTSTP) return before[i].sa_handler != SIG_IGN;
  return 0;
}

int rh_session_wake_descriptor(void) { return (int)wake_descriptor; }

int rh_session_take_signals(void) {
  uint64_t count;
  ssize_t drained = read((int)wake_descriptor, &count, sizeof count);
  (void)drained;
  int asked = 0;
  if (is_resized) asked |= RH_ASKED_RESIZE;
  is_resized = 0;
  if (is_stopped) asked |= RH_ASKED_STOP;
  is_stopped = 0;
  if (is_resumed) asked |= RH_ASKED_RESUME;
  is_resumed = 0;
  if (ending) asked |= RH_ASKED_END;
  return asked;
}

void rh_session_finish(void) {
  int number = (int)ending;
  if (number != 0 && wake_descriptor < 0) end_by(number);
}
