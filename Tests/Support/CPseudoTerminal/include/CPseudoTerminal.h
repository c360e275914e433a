#ifndef RH_CPSEUDOTERMINAL_H
#define RH_CPSEUDOTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

/// Makes a terminal and returns its other end, or a negated errno; `path` is set to the terminal's.
int rh_pseudo_terminal(char *path, size_t size);

/// Starts a program as the first of a new session.
///
/// `streams` has a bit for each of the descriptors 0 to 2 that is to be the terminal; the others are
/// /dev/null. With `controlling` it is also the session's own, which /dev/tty leads to. Returns its
/// process number, or a negated errno.
pid_t rh_start_at_terminal(const char *terminal, int controlling, unsigned streams,
                           char *const *words, char *const *environment);

#endif
