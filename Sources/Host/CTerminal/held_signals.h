#ifndef RH_HELD_SIGNALS_H
#define RH_HELD_SIGNALS_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

// A terminal in another mode must be put back before a signal ends or stops the process. One thread
// at a time.

/// Holds back the signals that end or stop a process; those that are ignored stay ignored. Returns
/// 0 or a negated errno.
int rh_hold_signals(void);
/// Readable once a signal has been held back, whichever thread it went to.
int rh_wake_descriptor(void);
bool rh_is_any_caught(void);
void rh_release_signals(void);
/// Lets what was held back happen; false where the process goes on without having been stopped.
bool rh_deliver_signals(void);

/// Sets a terminal's mode; returns 0 or a negated errno, EINTR where a signal was held back.
int rh_set_terminal(int terminal, int when, const struct termios *attributes);
/// Puts a terminal back, also from the background: with SIGTTOU blocked that is allowed
/// (tcsetattr(3p)).
void rh_restore_terminal(int terminal, int when, const struct termios *attributes);
int rh_write_all(int terminal, const char *text, size_t length);

#endif
