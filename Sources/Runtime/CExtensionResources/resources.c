#include "CExtensionResources.h"

// Weak: a program that was not made by `report-host build` does without.
extern const unsigned char report_extension_resources[] __attribute__((weak));
extern const unsigned char report_extension_resources_end[] __attribute__((weak));

const unsigned char *report_extension_resource_bytes(size_t *count) {
  const unsigned char *start = report_extension_resources;
  *count = start ? (size_t)(report_extension_resources_end - start) : 0;
  return start;
}
