#ifndef REPORT_HOST_CCRYPT_SHIM_H
#define REPORT_HOST_CCRYPT_SHIM_H

#include <crypt.h>

#endif
