// What is removed when a signal ends the process before it is finished.
#ifndef REPORT_HOST_UNFINISHED_H
#define REPORT_HOST_UNFINISHED_H

// A file, or a folder of files, that SIGINT, SIGTERM and SIGHUP remove before they end the process.
//
// Beyond a few at once, and where a signal is ignored or caught already, nothing is removed. The path
// is absolute, or the working folder stays.
void rh_begin_unfinished(const char *path);

// Leaves what a path names to its place.
void rh_end_unfinished(const char *path);

#endif
