#pragma once

#include <stddef.h>

/// The block of resources in this program, as `report-host build` put it there; null where there is
/// none.
const unsigned char *report_extension_resource_bytes(size_t *count);
