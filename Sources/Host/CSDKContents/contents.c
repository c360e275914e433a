#include "CSDKContents.h"

const char *report_host_sdk_modules(void) { return RH_SDK_MODULES; }

const char *report_host_sdk_macros(void) { return RH_SDK_MACROS; }
