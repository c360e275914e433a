#ifndef REPORT_HOST_ACTIVITY_SCAN_H
#define REPORT_HOST_ACTIVITY_SCAN_H

#include <stdint.h>

/* What a scan found. */
typedef struct {
  int64_t rows;        /* all events */
  int64_t windows;     /* events that name an application */
  int64_t groups;      /* pairs of an application and an hour */
  int64_t nanoseconds; /* of all windows, gaps and absence included */
} rh_activity_scan;

/* Reads every event of an aw-server-rust database once, cuts those of windows at the hours and adds them
   up by application and hour: the least that any import of the file has to do.

   Returns 0, or a result code of SQLite. */
int rh_scan_activity(const char *path, rh_activity_scan *result);

#endif
