#ifndef RH_SESSION_H
#define RH_SESSION_H

#include <stddef.h>
#include <sys/types.h>

// A terminal that a program keeps for as long as it runs, and that is given back whatever ends it: a
// return, an exit, a signal, a crash, and, by a process that watches over it, a SIGKILL.

/// Takes the whole screen, key by key; without it input stays in lines.
#define RH_SESSION_FULL_SCREEN 1
/// The terminal tells of the mouse.
#define RH_SESSION_MOUSE 2

/// What signals have asked for since the last look.
#define RH_ASKED_RESIZE 1
#define RH_ASKED_STOP 2
#define RH_ASKED_RESUME 4
#define RH_ASKED_END 8

/// Takes the terminal behind two descriptors. Returns 0 or a negated errno: ENOTTY where they do not
/// lead to one terminal, EBUSY where a session is open.
int rh_session_open(int input, int output, int flags);
/// Gives the terminal back and forgets it; what signals did before they do again. Nothing where no
/// session is open.
void rh_session_close(void);
/// Ends the process by the signal that asked for it, as it would have ended without a session; call it
/// after ``rh_session_close``. Returns where no signal did.
void rh_session_finish(void);

/// Readable once a signal has come.
int rh_session_wake_descriptor(void);
/// What signals have asked for, which is then forgotten, but for the end.
int rh_session_take_signals(void);

/// Gives the terminal back, stops the process as its user asked, and takes the terminal again once it
/// goes on. Returns 0 or a negated errno.
int rh_session_suspend(void);
/// Takes the terminal again after somebody else has had it. Returns 0 or a negated errno.
int rh_session_resume(void);
/// Whether what is typed is shown, in a session that reads lines. Returns 0 or a negated errno.
int rh_session_set_echo(int is_shown);

/// What has been typed, at most `size` bytes; 0 where nothing is there. Returns a negated errno, EIO
/// where the terminal is gone.
ssize_t rh_session_read(char *bytes, size_t size);
/// Writes all, unless a signal wants the process to end. Returns 0 or a negated errno.
int rh_session_write(const char *bytes, size_t length);
/// The terminal's size in cells; 0 or a negated errno.
int rh_session_size(int *columns, int *rows);

#endif
