#ifndef RH_CPSEUDOTERMINAL_H
#define RH_CPSEUDOTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

/// Makes a terminal and returns its other end, or a negated errno; `path` is set to the terminal's.
int rh_pseudo_terminal(char *path, size_t size);

/// Sets the size of a terminal, whose foreground processes are told of it; 0 or a negated errno.
int rh_set_terminal_size(int terminal, int columns, int rows);

/// Starts a program as the first of a new session.
///
/// `streams` has a bit for each of the descriptors 0 to 2 that is to be the terminal; the others are
/// /dev/null. With `controlling` it is also the session's own, which /dev/tty leads to. Returns its
/// process number, or a negated errno.
pid_t rh_start_at_terminal(const char *terminal, int controlling, unsigned streams,
                           char *const *words, char *const *environment);

/// What a keeper tells of its program.
struct rh_change {
  pid_t program;
  /// As waitpid(2) has it.
  int status;
};

/// A byte that a keeper takes: the program goes on in the foreground.
enum { RH_GO_ON = 'f' };

/// Starts a program at a terminal under a keeper, to which the orphans among all that it starts
/// fall.
///
/// With `job` the keeper is the terminal's shell and the program a job of it in the foreground, which
/// can be stopped by the terminal and is told of a hang-up by the keeper. Without it the program is
/// the first of the terminal's session.
///
/// The keeper writes an rh_change to `connection` when the program has started, stops, goes on or has
/// ended, and stays until the connection is closed; then it ends all that is left. Returns the
/// keeper's process number, or a negated errno.
pid_t rh_start_kept(const char *terminal, int job, char *const *words, char *const *environment,
                    int *connection);

#endif
