#define _GNU_SOURCE
#include "child.h"
#include "kernel.h"
#include "system_call.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mount.h>

// The new root is assembled over /proc, which is known to exist: the identity maps were just
// written there. Nothing of the old root is reachable afterwards.

#define NEW_ROOT "/proc"
#define DATABASE "/usr/share/zoneinfo"

static long seal(const char *path) {
  const struct rh_mount_attributes attributes = {.set = RH_MOUNT_SEALED};
  return rh_call(__NR_mount_setattr, AT_FDCWD, path, 0, &attributes, sizeof attributes);
}

/// Shows the host's time zone database. A read-only mount never updates access times, so
/// nothing can be learnt or told through them.
static long show_zoneinfo(const char *source) {
  static const char *const directories[] = {NEW_ROOT "/usr", NEW_ROOT "/usr/share",
                                            NEW_ROOT DATABASE};
  for (unsigned i = 0; i < sizeof directories / sizeof *directories; i++) {
    long result = rh_call(__NR_mkdirat, AT_FDCWD, directories[i], 0755);
    if (result < 0) return result;
  }
  long result = rh_call(__NR_mount, source, NEW_ROOT DATABASE, 0, MS_BIND, 0);
  return result < 0 ? result : seal(NEW_ROOT DATABASE);
}

static long swap_root(void) {
  long result = rh_call(__NR_chdir, NEW_ROOT);
  if (result >= 0) result = rh_call(__NR_pivot_root, ".", ".");
  // The old root now lies over the new one at ".".
  if (result >= 0) result = rh_call(__NR_umount2, ".", MNT_DETACH);
  if (result >= 0) result = rh_call(__NR_chdir, "/");
  return result;
}

int rh_child_enter_root(struct rh_child *child) {
  child->step = RH_STEP_ROOT_MOUNT;
  long result = rh_call(__NR_mount, 0, "/", 0, MS_REC | MS_SLAVE, 0);
  if (result >= 0)
    result = rh_call(__NR_mount, "none", NEW_ROOT, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC,
                     "size=4k,nr_inodes=8,mode=755");
  if (result < 0) return (int)result;
  if (child->request->zoneinfo) {
    child->step = RH_STEP_ZONEINFO;
    result = show_zoneinfo(child->request->zoneinfo);
    if (result < 0) return (int)result;
  }
  child->step = RH_STEP_PIVOT_ROOT;
  result = seal(NEW_ROOT);
  if (result >= 0) result = swap_root();
  return result < 0 ? (int)result : 0;
}

static long write_file(const char *path, const char *text) {
  long length = 0;
  while (text[length]) length++;
  long file = rh_call(__NR_openat, AT_FDCWD, path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return file;
  long written = rh_call(__NR_write, file, text, length);
  rh_call(__NR_close, file);
  return written;
}

int rh_child_write_maps(struct rh_child *child) {
  child->step = RH_STEP_IDENTITY_MAPS;
  // An ordinary user may map a group only after giving up setgroups (user_namespaces(7)).
  long result = write_file("/proc/self/setgroups", "deny");
  if (result >= 0) result = write_file("/proc/self/uid_map", child->user_map);
  if (result >= 0) result = write_file("/proc/self/gid_map", child->group_map);
  if (result < 0) return (int)result;
  return rh_call(__NR_getuid) == RH_MAPPED_IDENTITY_NUMBER ? 0 : -EPERM;
}
