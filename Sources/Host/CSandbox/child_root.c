#define _GNU_SOURCE
#include "child.h"
#include "kernel.h"
#include "system_call.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>

#ifndef AT_RECURSIVE
#define AT_RECURSIVE 0x8000
#endif

// The new root is assembled over /proc, which is known to exist: the identity maps were just
// written there. Nothing of the old root is reachable afterwards.

#define NEW_ROOT "/proc"
// Room for every directory on the way to what is shown.
#define OPTIONS "size=64k,nr_inodes=1024,mode=755"
#define PATH_CAPACITY 4096

static long seal(const char *path, int executable, int flags) {
  const uint64_t noexec = executable ? 0 : RH_MOUNT_NOEXEC;
  const struct rh_mount_attributes attributes = {.set = RH_MOUNT_SEALED | noexec};
  return rh_call(__NR_mount_setattr, AT_FDCWD, path, flags, &attributes, sizeof attributes);
}

/// Writes the path inside the new root, NUL-terminated; returns its length, or 0 if it has no
/// room.
static unsigned inside(const char *path, char *text) {
  unsigned length = 0;
  for (const char *next = NEW_ROOT; *next; next++) text[length++] = *next;
  for (; *path; path++) {
    if (length == PATH_CAPACITY - 1) return 0;
    text[length++] = *path;
  }
  text[length] = 0;
  return length;
}

/// Makes the folders above a path inside the new root.
static long make_parents(char *path) {
  for (char *next = path + sizeof NEW_ROOT; *next; next++) {
    if (*next != '/') continue;
    *next = 0;
    long result = rh_call(__NR_mkdirat, AT_FDCWD, path, 0755);
    *next = '/';
    if (result < 0 && result != -EEXIST) return result;
  }
  return 0;
}

/// Makes what a mount covers.
static long make_place(const char *path, int is_file) {
  if (!is_file) {
    long result = rh_call(__NR_mkdirat, AT_FDCWD, path, 0755);
    return result == -EEXIST ? 0 : result;
  }
  long file = rh_call(__NR_openat, AT_FDCWD, path, O_CREAT | O_RDONLY | O_CLOEXEC, 0444);
  if (file >= 0) rh_call(__NR_close, file);
  return file;
}

/// Whether what is mounted is what the host checked: between the two the path may have been made
/// to name another file.
static long check_identity(const char *path, const struct rh_shown_path *shown) {
  if (shown->device == 0 && shown->inode == 0) return 0;
  struct stat status;
  long result = rh_call(__NR_newfstatat, AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW);
  if (result < 0) return result;
  return status.st_dev == shown->device && status.st_ino == shown->inode ? 0 : -ESTALE;
}

/// Shows a place of the host, a folder with all that is mounted below it: without that, the kernel
/// refuses a folder that something is mounted in (mount_namespaces(7)). A read-only mount never
/// updates access times, so nothing can be learnt or told through them.
static long show(const struct rh_shown_path *shown) {
  char path[PATH_CAPACITY];
  if (inside(shown->path, path) == 0) return -ENAMETOOLONG;
  long result = make_parents(path);
  if (result >= 0) result = make_place(path, shown->is_file);
  const unsigned long below = shown->is_file ? 0 : MS_REC;
  if (result >= 0) result = rh_call(__NR_mount, shown->source, path, 0, MS_BIND | below, 0);
  if (result >= 0) result = check_identity(path, shown);
  return result < 0 ? result : seal(path, shown->executable, shown->is_file ? 0 : AT_RECURSIVE);
}

static long make_link(const char *where, const char *target) {
  char path[PATH_CAPACITY];
  if (inside(where, path) == 0) return -ENAMETOOLONG;
  long result = make_parents(path);
  return result < 0 ? result : rh_call(__NR_symlinkat, target, AT_FDCWD, path);
}

/// A process file system of the new pid namespace, without the parts that tell of the system.
static long show_processes(void) {
  long result = rh_call(__NR_mkdirat, AT_FDCWD, NEW_ROOT "/proc", 0755);
  if (result < 0) return result;
  return rh_call(__NR_mount, "proc", NEW_ROOT "/proc", "proc",
                 MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, "subset=pid,hidepid=2");
}

static long furnish(const struct rh_launch_request *request) {
  long result = 0;
  for (unsigned i = 0; result >= 0 && i < request->shown_count; i++)
    result = show(&request->shown[i]);
  for (unsigned i = 0; result >= 0 && i < request->links_count; i++)
    result = make_link(request->links[2 * i], request->links[2 * i + 1]);
  return result;
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
                     OPTIONS);
  if (result < 0) return (int)result;
  child->step = RH_STEP_SHOWN_PATHS;
  result = furnish(child->request);
  if (result < 0) return (int)result;
  child->step = RH_STEP_PROCESSES;
  result = child->request->shows_processes ? show_processes() : 0;
  if (result < 0) return (int)result;
  child->step = RH_STEP_PIVOT_ROOT;
  result = seal(NEW_ROOT, 0, 0);
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
