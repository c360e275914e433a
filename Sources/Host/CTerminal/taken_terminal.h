#ifndef RH_TAKEN_TERMINAL_H
#define RH_TAKEN_TERMINAL_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

/// A terminal that is not in its usual mode, in memory that the guard shares.
struct rh_taken_terminal {
  /// Whether there is anything to put back.
  atomic_int is_taken;
  /// The process that took it; a child that shares its memory until it executes is another.
  pid_t owner;
  int input;
  int output;
  struct termios usual;
  struct termios during;
  /// What makes the screen the usual one.
  char leave[128];
  size_t leave_length;
};

/// Puts a terminal back; may be called from signal handlers, more than once. With `is_cut` the last
/// write may have been cut anywhere.
void rh_put_back(struct rh_taken_terminal *terminal, bool is_cut);

/// Starts a process that puts the terminal back once this one is gone without having done so. Returns
/// its number or a negated errno.
pid_t rh_start_guard(struct rh_taken_terminal *terminal);
void rh_end_guard(pid_t guard);

/// Handles the signals of a session; returns 0 or a negated errno.
int rh_handle_signals(struct rh_taken_terminal *terminal);
/// Lets the signals do what they did before. Nothing where they are not handled.
void rh_unhandle_signals(void);
/// The signal that wants the process to end; 0 for none.
int rh_ending_signal(void);
/// What SIGCONT asked for has been done.
void rh_forget_resumption(void);
/// Whether Ctrl-Z stops the process, which a shell without job control does not want.
int rh_may_stop(void);

#endif
