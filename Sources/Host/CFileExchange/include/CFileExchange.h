// renameat2(2), which Swift's Glibc does not show.
#ifndef REPORT_HOST_FILE_EXCHANGE_H
#define REPORT_HOST_FILE_EXCHANGE_H

// Exchanges what two paths name, at once. Returns 0, or an error number: EINVAL where the file system
// cannot.
int rh_exchange_files(const char *one, const char *other);

#include "unfinished.h"

#endif
