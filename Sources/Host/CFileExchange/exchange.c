#define _GNU_SOURCE
#include "CFileExchange.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int rh_exchange_files(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
}
