#ifndef RH_IMAGE_PROCESS_H
#define RH_IMAGE_PROCESS_H

#include <sys/types.h>

/// A program that was started, and the host's ends of the pipes to it, which do not block.
struct rh_image_process {
  pid_t pid;
  /// Leads to the program's standard input; a socket.
  int input;
  /// Comes from its standard output.
  int output;
  /// Comes from its standard error.
  int errors;
};

/// Starts a program that has three pipes and nothing else of the host's.
///
/// Returns 0 or an errno; nothing is left open then.
int rh_image_process_start(const char *path, char *const environment[],
                           struct rh_image_process *process);

/// Takes from the calling process what drawing needs none of: more privileges, children of its own
/// to be killed after the host, and more memory, files and file sizes than any picture takes.
///
/// Returns 0 or an errno.
int rh_image_process_limit(void);

/// Lets the calling process compute for half a minute from now on; SIGXCPU ends it then.
///
/// Returns 0 or an errno.
int rh_image_process_begin_answer(void);

/// Refuses the calling process the network, other programs and processes, and everything that changes
/// files; reading stays, for fonts.
///
/// Honest libraries go on: the calls fail with an errno. Returns 0 or an errno.
int rh_image_process_confine(void);

#endif
