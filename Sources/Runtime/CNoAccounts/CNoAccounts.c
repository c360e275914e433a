#include "CNoAccounts.h"

#include <errno.h>
#include <grp.h>
#include <pwd.h>
#include <stddef.h>

// glibc looks accounts up in files and at services of the machine, and in a static program loads
// libraries to do so. The sandbox has none of these, and glibc crashes where a library is missing: so
// Foundation's question for the home folder would end the extension. There is no account here.

struct passwd *getpwuid(uid_t uid) {
  (void)uid;
  return NULL;
}

struct passwd *getpwnam(const char *name) {
  (void)name;
  return NULL;
}

int getpwuid_r(uid_t uid, struct passwd *entry, char *buffer, size_t size, struct passwd **result) {
  (void)uid, (void)entry, (void)buffer, (void)size;
  *result = NULL;
  return 0;
}

int getpwnam_r(const char *name, struct passwd *entry, char *buffer, size_t size,
               struct passwd **result) {
  (void)name, (void)entry, (void)buffer, (void)size;
  *result = NULL;
  return 0;
}

struct group *getgrgid(gid_t gid) {
  (void)gid;
  return NULL;
}

struct group *getgrnam(const char *name) {
  (void)name;
  return NULL;
}

int getgrgid_r(gid_t gid, struct group *entry, char *buffer, size_t size, struct group **result) {
  (void)gid, (void)entry, (void)buffer, (void)size;
  *result = NULL;
  return 0;
}

int getgrnam_r(const char *name, struct group *entry, char *buffer, size_t size,
               struct group **result) {
  (void)name, (void)entry, (void)buffer, (void)size;
  *result = NULL;
  return 0;
}
