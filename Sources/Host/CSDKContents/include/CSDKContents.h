#pragma once

/// The modules that are linked into extensions, with commas between them.
const char *report_host_sdk_modules(void);

/// The macros that authors of extensions may use, with commas between them.
const char *report_host_sdk_macros(void);
