// Reading and finding files: entries 15, 20, 22 to 24 and 28 to 31 of the catalogue of attacks.

#define _GNU_SOURCE
#include "probe.h"

#include "CProbeWorld.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <string.h>
#include <sys/fanotify.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

static void read_secret_file(void) { take_secret_file(RH_WORLD_SECRET_FILE); }

#ifdef __NR_open
static void read_with_open(void) {
  long file = syscall(__NR_open, RH_WORLD_SECRET_FILE, O_RDONLY);
  if (!failed(file, "open")) take_secret((int)file, "by the old open call");
}
#endif

static void read_with_openat2(void) {
  struct open_how how = {.flags = O_RDONLY};
  long file = syscall(__NR_openat2, AT_FDCWD, RH_WORLD_SECRET_FILE, &how, sizeof how);
  if (!failed(file, "openat2")) take_secret((int)file, "by openat2");
}

static void read_password_file(void) {
  int file = open("/etc/passwd", O_RDONLY);
  if (failed(file, "openat")) return;
  char text[64];
  ssize_t count = read(file, text, sizeof text);
  if (!failed(count, "read")) got_through("read /etc/passwd");
}

static void read_around_zones(void) {
  int file = open("/usr/share/zoneinfo/../../../etc/passwd", O_RDONLY);
  if (failed(file, "openat")) return;
  got_through("left the folder of zones by its parent");
}

static void list_root(void) {
  int root = open("/", O_RDONLY | O_DIRECTORY);
  if (failed(root, "openat")) return;
  char entries[4096];
  long count = syscall(__NR_getdents64, root, entries, sizeof entries);
  if (failed(count, "getdents64")) return;
  if (memmem(entries, (size_t)count, "proc", 4)) got_through("listed the root folder");
  else no_effect("getdents64");
}

static void read_device(void) {
  int device = open("/dev/tty", O_RDWR | O_NOCTTY);
  if (failed(device, "openat")) return;
  got_through("opened the user's terminal");
}

/// Whether reading a file sets a time that others can see.
static int leaves_time(const char *path) {
  int file = open(path, O_RDONLY);
  if (file < 0) return 0;
  struct stat before, after;
  char byte;
  int differs = fstat(file, &before) == 0 && read(file, &byte, 1) == 1 &&
                fstat(file, &after) == 0 && (before.st_atim.tv_sec != after.st_atim.tv_sec ||
                                             before.st_atim.tv_nsec != after.st_atim.tv_nsec);
  close(file);
  return differs;
}

/// Whether a file can be opened and has a name, so that others can open and watch it too.
static int opens_named(const char *path) {
  struct stat status;
  int file = open(path, O_RDONLY);
  int has_name = file >= 0 && fstat(file, &status) == 0 && status.st_nlink > 0;
  if (file >= 0) close(file);
  return has_name;
}

static void open_watched(void) {
  static const char *const zones[] = {"/usr/share/zoneinfo/UTC", "/usr/share/zoneinfo/Etc/UTC"};
  for (unsigned i = 0; i < sizeof zones / sizeof *zones; i++)
    if (opens_named(zones[i])) return got_through("opened a file that others can watch");
  if (open("/usr/share/zoneinfo/UTC", O_RDONLY) < 0) return refused("openat");
  no_effect("openat");
}

static void signal_by_reading(void) {
  if (leaves_time(RH_WORLD_CHANGEABLE)) return got_through("reading a file leaves a time");
  int file = open(RH_WORLD_CHANGEABLE, O_RDONLY);
  if (!failed(file, "openat")) no_effect("read");
}

static const char constant[4096] __attribute__((aligned(4096))) = "unchanged";

static void write_own_memory(void) {
  int memory = open("/proc/self/mem", O_RDWR);
  if (failed(memory, "openat")) return;
  if (failed(pwrite(memory, "rewritten", 9, (off_t)(size_t)constant), "pwrite64")) return;
  if (*(const volatile char *)constant == 'r') got_through("rewrote its own read-only memory");
  else no_effect("pwrite64");
}

static void read_own_maps(void) {
  int file = open("/proc/self/maps", O_RDONLY);
  if (failed(file, "openat")) return;
  got_through("learnt where everything is in memory");
}

static void host_environment(void) { take_secret_file("/proc/1/environ"); }

static void host_command_line(void) {
  int file = open("/proc/1/cmdline", O_RDONLY);
  if (failed(file, "openat")) return;
  char text[256];
  ssize_t count = read(file, text, sizeof text);
  if (failed(count, "read")) return;
  if (memmem(text, (size_t)count, "report-host", 11)) got_through("read the host's command line");
  else no_effect("read");
}

static void host_descriptors(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/1/fd/%d", RH_WORLD_SECRET_DESCRIPTOR);
  take_secret_file(path);
}

static void host_status(void) {
  int file = open("/proc/1/status", O_RDONLY);
  if (failed(file, "openat")) return;
  got_through("read how much memory the host has");
}

static void list_processes(void) {
  int folder = open("/proc", O_RDONLY | O_DIRECTORY);
  if (failed(folder, "openat")) return;
  got_through("listed the machine's processes");
}

static void read_kernel_log(void) {
  int file = open("/proc/sys/kernel/hostname", O_RDONLY);
  if (failed(file, "openat")) return;
  got_through("read the kernel's settings");
}

static void read_load(void) {
  int file = open("/proc/loadavg", O_RDONLY);
  if (failed(file, "openat")) return;
  got_through("read how busy the machine is");
}

static void mount_table(void) {
  int file = open("/proc/self/mountinfo", O_RDONLY);
  if (failed(file, "openat")) return;
  got_through("read what is mounted where");
}

static void file_system_status(void) {
  struct statfs status;
  if (failed(statfs("/tmp", &status), "statfs")) return;
  got_through("learnt how full a file system is");
}

static void list_mounts(void) {
  struct {
    unsigned size, spare;
    unsigned long long mount, parameter;
  } ask = {24, 0, ~0ull /* LSMT_ROOT */, 0};
  unsigned long long mounts[64];
  long count = syscall(458 /* listmount */, &ask, mounts, 64ul, 0ul);
  if (!failed(count, "listmount")) got_through("listed %ld mounts", count);
}

static void mount_status(void) {
  struct {
    unsigned size, spare;
    unsigned long long mount, parameter;
  } ask = {24, 0, ~0ull, 2 /* STATMOUNT_MNT_BASIC */};
  static char status[4096];
  long result = syscall(457 /* statmount */, &ask, status, sizeof status, 0ul);
  if (result < 0 && errno == ENOENT) {
    // The call was made; there is no mount of that number.
    got_through("asked what a mount is");
    return;
  }
  if (!failed(result, "statmount")) got_through("learnt what a mount is");
}

static void leave_by_inherited_root(void) {
  if (failed(fchdir(RH_WORLD_ROOT_DESCRIPTOR), "fchdir")) return;
  int file = open("." RH_WORLD_SECRET_FILE, O_RDONLY);
  if (failed(file, "openat")) return;
  take_secret(file, "from an inherited root folder");
}

static void open_at_inherited_root(void) {
  int file = openat(RH_WORLD_ROOT_DESCRIPTOR, "." RH_WORLD_SECRET_FILE, O_RDONLY);
  if (failed(file, "openat")) return;
  take_secret(file, "beneath an inherited root folder");
}

static void change_folder(void) {
  if (failed(chdir(RH_WORLD_FOLDER), "chdir")) return;
  got_through("went to a folder of the machine");
}

static void watch_files(void) {
  int watch = inotify_init1(IN_NONBLOCK);
  if (failed(watch, "inotify_init1")) return;
  if (failed(inotify_add_watch(watch, RH_WORLD_SECRET_FILE, IN_OPEN), "inotify_add_watch")) return;
  got_through("is told when the secret file is opened");
}

static void watch_everything(void) {
  int watch = (int)syscall(__NR_fanotify_init, FAN_CLASS_NOTIF | 0x200 /* FAN_REPORT_FID */, 0);
  if (failed(watch, "fanotify_init")) return;
  got_through("may watch whole file systems");
}

static void find_with_stat(void) {
  struct stat status;
  if (failed(stat(RH_WORLD_SECRET_FILE, &status), "newfstatat")) return;
  got_through("learnt that a file exists, and its size");
}

static void find_with_statx(void) {
  struct statx status;
  if (failed(syscall(__NR_statx, AT_FDCWD, RH_WORLD_SECRET_FILE, 0, STATX_SIZE, &status), "statx"))
    return;
  got_through("learnt that a file exists, and its size");
}

static void find_with_access(void) {
  if (failed(syscall(__NR_faccessat, AT_FDCWD, RH_WORLD_SECRET_FILE, F_OK), "faccessat")) return;
  got_through("learnt that a file exists");
}

static void find_with_faccessat2(void) {
  long result = syscall(__NR_faccessat2, AT_FDCWD, RH_WORLD_SECRET_FILE, F_OK, 0);
  if (!failed(result, "faccessat2")) got_through("learnt that a file exists");
}

static void find_with_link(void) {
  char target[256];
  ssize_t length = readlink("/proc/1/exe", target, sizeof target - 1);
  if (failed(length, "readlink")) return;
  target[length] = 0;
  got_through("learnt where the host's program is");
}

static const struct probe table[] = {
    {"read-secret-file", "15", "Open a file of the user and read it", "bubblewrap test-run.sh",
     read_secret_file, CONTROL_WORKS, NULL, 0},
#ifdef __NR_open
    {"read-with-open", "15", "Read it by the old open call", "landlock fs_test.c", read_with_open,
     CONTROL_WORKS, NULL, 0},
#endif
    {"read-with-openat2", "15", "Read it by openat2, whose flags no filter can see",
     "landlock fs_test.c", read_with_openat2, CONTROL_WORKS, NULL, 0},
    {"read-password-file", "15", "Read /etc/passwd", "bubblewrap test-run.sh", read_password_file,
     CONTROL_WORKS, NULL, 0},
    {"read-around-zones", "15", "Leave the folder that may be read by its parent",
     "landlock fs_test.c", read_around_zones, CONTROL_WORKS, NULL, 0},
    {"list-root", "15", "List the root folder", "bubblewrap test-run.sh", list_root,
     CONTROL_WORKS, NULL, 0},
    {"open-terminal", "15,64", "Open the user's terminal by its name", "bubblewrap#142",
     read_device, CONTROL_WORKS, NULL, 0},
    {"signal-by-reading", "20", "Tell others something by the times at which files are read",
     "a shared mount seen by a colluder", signal_by_reading, CONTROL_WORKS, NULL, 0},
    {"open-watched", "20", "Tell others something by which of the machine's files are opened",
     "inotify(7) on a shared inode", open_watched, CONTROL_WORKS, NULL, 0},
    {"write-own-memory", "22", "Rewrite read-only memory through /proc/self/mem",
     "CVE-2024-34346", write_own_memory, CONTROL_WORKS, NULL, 0},
    {"read-own-maps", "22", "Learn its own memory layout", "denoland/deno#720", read_own_maps,
     CONTROL_WORKS, NULL, 0},
    {"host-command-line", "23", "Read the host's arguments", "multikernel/sandlock#11",
     host_command_line, CONTROL_WORKS, NULL, 0},
    {"host-descriptors", "23", "Open a file that the host has open", "multikernel/sandlock#11",
     host_descriptors, CONTROL_WORKS, NULL, 0},
    {"host-status", "23", "Read the host's memory use", "multikernel/sandlock#11", host_status,
     CONTROL_WORKS, NULL, 0},
    {"list-processes", "23", "List the machine's processes", "multikernel/sandlock#11",
     list_processes, CONTROL_WORKS, NULL, 0},
    {"read-settings", "23", "Read the kernel's settings", "multikernel/sandlock#11",
     read_kernel_log, CONTROL_WORKS, NULL, 0},
    {"read-load", "23,59", "Read how busy the machine is", "multikernel/sandlock#11", read_load,
     CONTROL_WORKS, NULL, 0},
    {"host-environment", "24", "Read a secret from the launcher's environment", "bubblewrap#725",
     host_environment, CONTROL_WORKS, NULL, 0},
    {"mount-table", "28", "Read what is mounted where", "bubblewrap#631", mount_table,
     CONTROL_WORKS, NULL, 0},
    {"statfs", "28", "Ask how full a file system is", "bubblewrap#631", file_system_status,
     CONTROL_WORKS, NULL, 0},
    {"listmount", "28", "List all mounts", "bubblewrap#631", list_mounts, CONTROL_DEPENDS,
     "needs Linux 6.8", 0},
    {"statmount", "28", "Ask what a mount is", "bubblewrap#631", mount_status, CONTROL_DEPENDS,
     "needs Linux 6.8", 0},
    {"leave-by-inherited-root", "29", "Go to a leaked root folder and read from there",
     "CVE-2024-21626", leave_by_inherited_root, CONTROL_WORKS, NULL, 0},
    {"open-at-inherited-root", "29,61", "Open a file beneath a leaked root folder",
     "CVE-2024-21626", open_at_inherited_root, CONTROL_WORKS, NULL, 0},
    {"change-folder", "29", "Go to a folder of the machine", "firejail#4845", change_folder,
     CONTROL_WORKS, NULL, 0},
    {"inotify", "30", "Be told when a file is opened", "Chromium SyscallSets::IsInotify",
     watch_files, CONTROL_WORKS, NULL, 0},
    {"fanotify", "30", "Watch whole file systems", "Chromium SyscallSets::IsInotify",
     watch_everything, CONTROL_DEPENDS, "needs a kernel with fanotify", 0},
    {"find-with-stat", "31", "Learn whether a file exists by stat", "landlock(7)", find_with_stat,
     CONTROL_WORKS, NULL, 0},
    {"find-with-statx", "31", "Learn whether a file exists by statx", "landlock(7)",
     find_with_statx, CONTROL_WORKS, NULL, 0},
    {"find-with-access", "31", "Learn whether a file exists by access", "landlock(7)",
     find_with_access, CONTROL_WORKS, NULL, 0},
    {"find-with-faccessat2", "31", "Learn whether a file exists by faccessat2", "landlock(7)",
     find_with_faccessat2, CONTROL_WORKS, NULL, 0},
    {"find-with-readlink", "31", "Learn where the host's program is", "landlock(7)",
     find_with_link, CONTROL_WORKS, NULL, 0},
};

GROUP(files_group, "files", table);
