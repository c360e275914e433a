#include "CSingleProcessor.h"

#include <unistd.h>

// glibc finds the number of processors by reading files, which the sandbox does not have: each
// attempt is a question to the host, and libdispatch asks ten times before main. An extension has
// one thread, so one processor is all that it can use.
extern long __sysconf(int name);

// Sanitizers call it before they are ready to be called.
__attribute__((disable_sanitizer_instrumentation)) long sysconf(int name) {
  switch (name) {
  case _SC_NPROCESSORS_CONF:
  case _SC_NPROCESSORS_ONLN:
    return 1;
  default:
    return __sysconf(name);
  }
}
