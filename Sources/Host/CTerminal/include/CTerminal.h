#ifndef RH_CTERMINAL_H
#define RH_CTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

#include "rh_session.h"

/// Shows a prompt on a terminal and reads one line, which is neither terminated nor holds its line
/// end. What was typed before the prompt does not count.
///
/// With `hidden` the line is not shown. Whatever ends the reading, the terminal is put back as it
/// was before anything else happens: a signal that the process was sent meanwhile is held back
/// until then and takes effect afterwards. After a stop the prompt is shown anew.
///
/// Returns the line's length, which is at most `size`, or a negated errno: ENODATA at the end of
/// input, EMSGSIZE where the line is longer, EINTR after a signal that did not end the process.
///
/// One thread at a time. POSIX's getpass(3) is obsolete, and neither it nor the GNU C library has
/// anything that restores the terminal on a signal.
ssize_t rh_prompt(int terminal, const char *prompt, size_t prompt_length, int hidden, char *line,
                  size_t size);

/// Asks the terminal behind two descriptors and reads its answers, of at most `size` bytes.
///
/// The query must end in a request for the terminal's attributes ("ESC [ c"), which all terminals
/// answer: with it the reading ends, so that a terminal that knows nothing else costs no time.
///
/// Nothing is asked, with ENOTTY, unless both descriptors lead to one terminal whose foreground this
/// process is in, nor, with EBUSY, where something has been typed already, which stays to be read by
/// others. The terminal is put back on every path; signals are held back meanwhile as by
/// ``rh_prompt``. Returns the length of what came within `timeout` milliseconds, or a negated errno.
ssize_t rh_query(int input, int output, const char *query, size_t query_length, char *answer,
                 size_t size, int timeout);

/// Tells the pixels of a cell, where the terminal has told the kernel; 0 or a negated errno.
int rh_cell_size(int terminal, int *width, int *height);

#endif
