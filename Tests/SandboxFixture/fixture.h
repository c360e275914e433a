#ifndef FIXTURE_H
#define FIXTURE_H

/// Where the host listens.
#define HOST 4

/// Writes a formatted text to the host.
__attribute__((format(printf, 1, 2))) void reply(const char *format, ...);

/// Makes one call that a sandbox should refuse and reports "errno" of it, 0 if it succeeded.
/// Returns 0 if there is no probe of that name.
int run_probe(const char *name);

/// Behaves badly, or just tells about itself. Returns 0 if there is no behaviour of that name.
int run_behaviour(const char *name);

/// Executes a program for which, and for whose children, a system call does nothing but return
/// `error`; 0 is a call that claims to have worked. Returns only on failure.
int run_without(const char *name, int error, char **program);

#endif
