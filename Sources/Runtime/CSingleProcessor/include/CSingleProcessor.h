#ifndef RH_SINGLE_PROCESSOR_H
#define RH_SINGLE_PROCESSOR_H

/// sysconf(3), except that the machine has one processor.
///
/// Stands in for the C library's function in the program that links it, and there only.
__attribute__((visibility("hidden"))) long sysconf(int name);

#endif
