// Leaving something behind in the file system, or changing what it is: entries 16 to 19, 21, 25 to
// 27, 29 and 32 of the catalogue of attacks.

#define _GNU_SOURCE
#include "probe.h"

#include "CProbeWorld.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

#define NEW RH_WORLD_FOLDER "/new"

static void create_file(void) {
  int file = open(NEW, O_WRONLY | O_CREAT | O_EXCL, 0600);
  if (failed(file, "openat")) return;
  got_through("left a file behind");
  unlink(NEW);
}

#ifdef __NR_creat
static void create_with_creat(void) {
  long file = syscall(__NR_creat, NEW, 0600);
  if (failed(file, "creat")) return;
  got_through("left a file behind");
  unlink(NEW);
}
#endif

static void temporary_file(void) {
  int file = open(RH_WORLD_FOLDER, O_WRONLY | O_TMPFILE, 0600);
  if (failed(file, "openat")) return;
  got_through("made a file without a name");
}

static void write_existing(void) {
  int file = open(RH_WORLD_CHANGEABLE, O_WRONLY | O_APPEND);
  if (failed(file, "openat")) return;
  if (!failed(write(file, "!", 1), "write")) got_through("wrote to a file of the user");
}

static void truncate_path(void) {
  if (!failed(truncate(RH_WORLD_CHANGEABLE, 0), "truncate")) got_through("emptied a file");
}

static void make_fifo(void) {
  if (failed(mknod(NEW, S_IFIFO | 0600, 0), "mknodat")) return;
  got_through("made a pipe with a name");
  unlink(NEW);
}

static void make_folder(void) {
  if (failed(mkdir(NEW, 0700), "mkdir")) return;
  got_through("made a folder");
  rmdir(NEW);
}

static void hard_link(void) {
  if (failed(link(RH_WORLD_CHANGEABLE, NEW), "link")) return;
  got_through("gave a file another name");
  unlink(NEW);
}

static void symbolic_link(void) {
  if (failed(symlink("secret", NEW), "symlink")) return;
  got_through("wrote into a link");
  unlink(NEW);
}

static void rename_file(void) {
  if (failed(rename(RH_WORLD_CHANGEABLE, NEW), "rename")) return;
  got_through("renamed a file");
  rename(NEW, RH_WORLD_CHANGEABLE);
}

static void remove_folder(void) {
  if (failed(rmdir(RH_WORLD_EMPTY_FOLDER), "rmdir")) return;
  got_through("removed a folder");
  mkdir(RH_WORLD_EMPTY_FOLDER, 0777);
}

static void remove_file(void) {
  if (!failed(unlink(RH_WORLD_CHANGEABLE), "unlink")) got_through("removed a file");
}

static void change_mode(void) {
  if (!failed(chmod(RH_WORLD_CHANGEABLE, 0644), "chmod")) got_through("changed a file's mode");
}

static void change_owner(void) {
  if (!failed(chown(RH_WORLD_CHANGEABLE, (uid_t)-1, (gid_t)-1), "chown"))
    got_through("may change a file's owner");
}

static void change_inherited_mode(void) {
  if (!failed(fchmod(RH_WORLD_CHANGEABLE_DESCRIPTOR, 0640), "fchmod"))
    got_through("changed the mode of an inherited file");
}

static void change_inherited_owner(void) {
  if (!failed(fchown(RH_WORLD_CHANGEABLE_DESCRIPTOR, (uid_t)-1, (gid_t)-1), "fchown"))
    got_through("may change the owner of an inherited file");
}

static void change_pipe_mode(void) {
  if (!failed(fchmod(4, 0604), "fchmod")) got_through("marked the host's pipe");
}

static void touch_path(void) {
  if (!failed(utimensat(AT_FDCWD, RH_WORLD_CHANGEABLE, NULL, 0), "utimensat"))
    got_through("set a file's time");
}

static void touch_inherited(void) {
  if (!failed(futimens(RH_WORLD_CHANGEABLE_DESCRIPTOR, NULL), "utimensat"))
    got_through("set the time of an inherited file");
}

static void touch_pipe(void) {
  if (!failed(futimens(4, NULL), "utimensat")) got_through("set the time of the host's pipe");
}

static void set_attribute(void) {
  if (!failed(setxattr(RH_WORLD_CHANGEABLE, "user.told", "x", 1, 0), "setxattr"))
    got_through("wrote an attribute of a file");
}

static void set_inherited_attribute(void) {
  if (!failed(fsetxattr(RH_WORLD_CHANGEABLE_DESCRIPTOR, "user.told", "x", 1, 0), "fsetxattr"))
    got_through("wrote an attribute of an inherited file");
}

static void memory_file(void) {
  long file = syscall(__NR_memfd_create, "x", 0);
  if (!failed(file, "memfd_create")) got_through("made a file in memory");
}

static void secret_memory(void) {
  long file = syscall(447 /* memfd_secret */, 0);
  if (!failed(file, "memfd_secret")) got_through("made memory that not even the kernel maps");
}

static void file_handle(void) {
  struct {
    struct file_handle handle;
    unsigned char space[MAX_HANDLE_SZ];
  } found = {.handle = {.handle_bytes = MAX_HANDLE_SZ}};
  int mount;
  long result = name_to_handle_at(AT_FDCWD, RH_WORLD_SECRET_FILE, &found.handle, &mount, 0);
  if (!failed(result, "name_to_handle_at")) got_through("took a number that stands for a file");
}

static void open_by_handle(void) {
  // The root of a tmpfs is inode 1; an ext4's is 2 (the attack called "shocker").
  struct {
    struct file_handle handle;
    unsigned char space[MAX_HANDLE_SZ];
  } guess = {.handle = {.handle_bytes = 8, .handle_type = 1}};
  guess.handle.f_handle[0] = 2;
  long file = syscall(__NR_open_by_handle_at, RH_WORLD_ROOT_DESCRIPTOR, &guess.handle, O_RDONLY);
  if (file < 0 && (errno == ESTALE || errno == EINVAL))
    return got_through("may open files by number, wherever they are");
  if (!failed(file, "open_by_handle_at")) got_through("opened a file by its number");
}

static void mount_folder(void) {
  if (failed(mount("none", RH_WORLD_EMPTY_FOLDER, "tmpfs", 0, NULL), "mount")) return;
  got_through("mounted a file system");
  umount2(RH_WORLD_EMPTY_FOLDER, MNT_DETACH);
}

static void bind_folder(void) {
  if (failed(mount("/dev/pts", RH_WORLD_EMPTY_FOLDER, NULL, MS_BIND, NULL), "mount")) return;
  got_through("showed a folder in another place");
  umount2(RH_WORLD_EMPTY_FOLDER, MNT_DETACH);
}

static void unmount(void) {
  // Nothing is mounted there; the kernel says so only to who may unmount.
  long result = umount2(RH_WORLD_EMPTY_FOLDER, MNT_DETACH);
  if (result < 0 && errno == EINVAL) got_through("may unmount file systems");
  else failed(result, "umount2");
}

static void new_mount_interface(void) {
  long system = syscall(430 /* fsopen */, "tmpfs", 0);
  if (failed(system, "fsopen")) return;
  if (failed(syscall(431 /* fsconfig */, system, 6 /* CREATE */, NULL, NULL, 0), "fsconfig"))
    return;
  if (!failed(syscall(432 /* fsmount */, system, 0, 0), "fsmount"))
    got_through("mounted a file system by the new calls");
}

static void copy_mount(void) {
  long tree = syscall(428 /* open_tree */, AT_FDCWD, "/dev/pts", 1 /* CLONE */);
  if (!failed(tree, "open_tree")) got_through("took a copy of a mount");
}

static void move_copy(void) {
  long tree = syscall(428 /* open_tree */, AT_FDCWD, "/dev/pts", 1);
  if (tree < 0 && errno != EPERM && errno != ENOSYS) return refused("open_tree");
  long result = syscall(429 /* move_mount */, tree, "", AT_FDCWD, RH_WORLD_EMPTY_FOLDER, 4);
  if (failed(result, "move_mount")) return;
  got_through("moved a mount");
  umount2(RH_WORLD_EMPTY_FOLDER, MNT_DETACH);
}

static void set_mount_attributes(void) {
  const struct {
    unsigned long long set, clear, propagation, user;
  } attributes = {.set = 4 /* MOUNT_ATTR_NODEV */};
  // Nothing is mounted there, which only shows to who may set attributes.
  long result = syscall(442 /* mount_setattr */, AT_FDCWD, RH_WORLD_EMPTY_FOLDER, 0, &attributes,
                        sizeof attributes);
  if (result < 0 && errno == EINVAL) got_through("may change mounts");
  else if (!failed(result, "mount_setattr")) got_through("changed a mount");
}

static void change_root(void) {
  if (failed(chroot(RH_WORLD_FOLDER), "chroot")) return;
  got_through("changed its root folder");
}

static void swap_root(void) {
  // The folder is no mount, which only shows to who may swap roots.
  long result = syscall(__NR_pivot_root, RH_WORLD_EMPTY_FOLDER, RH_WORLD_EMPTY_FOLDER);
  if (result < 0 && (errno == EINVAL || errno == EBUSY)) got_through("may swap roots");
  else if (!failed(result, "pivot_root")) got_through("swapped roots");
}

static int program_of_other;

static long open_program_of(int process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/exe", process);
  int location = open(path, O_PATH);
  if (location >= 0) {
    program_of_other = location;
    return process;
  }
  if (errno == ENOENT) {
    struct stat status;
    // Without /proc there is no use in going on.
    errno = stat("/proc/1", &status) == 0 ? ESRCH : ENOENT;
  }
  return -1;
}

static void overwrite_program(void) {
  long process = with_others(open_program_of);
  if (failed(process, "openat")) return;
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", program_of_other);
  int file = open(path, O_WRONLY);
  if (file < 0 && errno == ETXTBSY) {
    // A running program is safe; one that ended is not.
    if (failed(kill((pid_t)process, SIGKILL), "kill")) return;
    for (int tries = 0; file < 0 && errno == ETXTBSY && tries < 100; tries++) {
      usleep(1000);
      file = open(path, O_WRONLY);
    }
  }
  if (failed(file, "openat")) return;
  if (!failed(write(file, "\x7f""EVL", 4), "write")) got_through("overwrote another's program");
}

static const struct probe table[] = {
    {"create-file", "16", "Leave a file behind", "landlock fs_test.c", create_file, CONTROL_WORKS,
     NULL, 0},
#ifdef __NR_creat
    {"create-with-creat", "16", "Leave a file behind by creat", "landlock fs_test.c",
     create_with_creat, CONTROL_WORKS, NULL, 0},
#endif
    {"temporary-file", "16", "Make a file without a name", "landlock fs_test.c", temporary_file,
     CONTROL_WORKS, NULL, 0},
    {"write-file", "16", "Write to a file of the user", "landlock fs_test.c", write_existing,
     CONTROL_WORKS, NULL, 0},
    {"truncate-file", "16", "Empty a file of the user", "landlock fs_test.c", truncate_path,
     CONTROL_WORKS, NULL, 0},
    {"make-fifo", "16", "Make a pipe with a name", "landlock fs_test.c", make_fifo, CONTROL_WORKS,
     NULL, 0},
    {"make-folder", "17", "Make a folder", "landlock fs_test.c", make_folder, CONTROL_WORKS, NULL,
     0},
    {"hard-link", "17", "Give a file another name", "landlock fs_test.c", hard_link,
     CONTROL_WORKS, NULL, 0},
    {"symbolic-link", "17", "Write a message into a link", "landlock fs_test.c", symbolic_link,
     CONTROL_WORKS, NULL, 0},
    {"rename-file", "17", "Rename a file", "landlock fs_test.c", rename_file, CONTROL_WORKS, NULL,
     0},
    {"remove-file", "17", "Remove a file", "landlock fs_test.c", remove_file, CONTROL_WORKS, NULL,
     0},
    {"remove-folder", "17", "Remove a folder", "landlock fs_test.c", remove_folder, CONTROL_WORKS,
     NULL, 0},
    {"change-mode", "18", "Change a file's mode", "firejail seccomp-chmod.exp", change_mode,
     CONTROL_WORKS, NULL, 0},
    {"change-owner", "18", "Change a file's owner", "firejail seccomp-chmod.exp", change_owner,
     CONTROL_WORKS, NULL, 0},
    {"change-inherited-mode", "18,61", "Change the mode of an inherited file",
     "firejail seccomp-chmod.exp", change_inherited_mode, CONTROL_WORKS, NULL, 0},
    {"change-inherited-owner", "18,61", "Change the owner of an inherited file",
     "firejail seccomp-chmod.exp", change_inherited_owner, CONTROL_WORKS, NULL, 0},
    {"change-pipe-mode", "18", "Mark the host's pipe by its mode", "firejail seccomp-chmod.exp",
     change_pipe_mode, CONTROL_WORKS, NULL, 0},
    {"touch-file", "19", "Tell others something by a file's time", "Landlock has no right for it",
     touch_path, CONTROL_WORKS, NULL, 0},
    {"touch-inherited", "19,61", "Tell it by an inherited file's time",
     "Landlock has no right for it", touch_inherited, CONTROL_WORKS, NULL, 0},
    {"touch-pipe", "19", "Tell it by the time of the host's pipe", "Landlock has no right for it",
     touch_pipe, CONTROL_WORKS, NULL, 0},
    {"set-attribute", "21", "Write an extended attribute",
     "Chromium SyscallSets::IsExtendedAttributes", set_attribute, CONTROL_DEPENDS,
     "needs a tmpfs with user attributes (Linux 6.6)", 0},
    {"set-inherited-attribute", "21,61", "Write an extended attribute of an inherited file",
     "Chromium SyscallSets::IsExtendedAttributes", set_inherited_attribute, CONTROL_DEPENDS,
     "needs a tmpfs with user attributes (Linux 6.6)", 0},
    {"memory-file", "25", "Make a file in memory", "Chromium baseline_policy.cc", memory_file,
     CONTROL_WORKS, NULL, 0},
    {"secret-memory", "25", "Make memory that not even the kernel maps",
     "Chromium baseline_policy.cc", secret_memory, CONTROL_DEPENDS,
     "needs a kernel with secret memory switched on", 0},
    {"file-handle", "26", "Take a number that stands for a file", "CVE-2014-3519", file_handle,
     CONTROL_WORKS, NULL, 0},
    {"open-by-handle", "26", "Open files by number, past every folder", "CVE-2014-3519",
     open_by_handle, CONTROL_DEPENDS, "takes a privilege over the machine before Linux 6.11", 0},
    {"mount", "27", "Mount a file system", "CVE-2021-41133", mount_folder, CONTROL_WORKS, NULL, 0},
    {"bind-mount", "27", "Show a folder in another place", "CVE-2021-41133", bind_folder,
     CONTROL_WORKS, NULL, 0},
    {"unmount", "27", "Unmount what covers something", "CVE-2021-41133", unmount, CONTROL_WORKS,
     NULL, 0},
    {"fsopen", "27", "Mount by the calls that deny-lists forget", "flatpak#4456",
     new_mount_interface, CONTROL_WORKS, NULL, 0},
    {"open-tree", "27", "Copy a mount", "flatpak#4456", copy_mount, CONTROL_WORKS, NULL, 0},
    {"move-mount", "27", "Move a mount", "flatpak#4456", move_copy, CONTROL_WORKS, NULL, 0},
    {"mount-setattr", "27", "Make a sealed mount writable", "flatpak#4456", set_mount_attributes,
     CONTROL_WORKS, NULL, 0},
    {"chroot", "29", "Change the root folder", "firejail#4845", change_root, CONTROL_WORKS, NULL,
     0},
    {"pivot-root", "29", "Swap the root folder", "firejail#4845", swap_root, CONTROL_WORKS, NULL,
     0},
    {"overwrite-program", "32", "Overwrite the program that another process runs",
     "CVE-2019-5736", overwrite_program, CONTROL_WORKS, NULL, 0},
};

GROUP(changes_group, "changes", table);
