#define _GNU_SOURCE
#include "CScratch.h"

#include "CProbeWorld.h"

#include <errno.h>
#include <fcntl.h>
#include <net/if.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The child is a copy of the host, of which only one thread lives: it calls nothing that could
// wait for a lock of another.

#define RECURSIVELY 0x8000 // AT_RECURSIVE
#define READ_ONLY 0x1ull   // MOUNT_ATTR_RDONLY
#define NO_SETUID 0x2ull   // MOUNT_ATTR_NOSUID
#define NO_DEVICES 0x4ull  // MOUNT_ATTR_NODEV

struct start {
  int program;
  const char *const *arguments;
  /// Readable once the identity maps are written.
  int go;
  /// The host's end of it. The child has a copy, and would wait for itself were the host gone.
  int go_end;
  int output;
  /// Where a failure is told: a step and an errno.
  int failure;
};

struct report {
  const char *step;
  int error;
};

static long set_attributes(const char *path, unsigned flags, uint64_t set, uint64_t clear) {
  const struct {
    uint64_t set, clear, propagation, user;
  } attributes = {set, clear, 0, 0};
  return syscall(442 /* mount_setattr */, AT_FDCWD, path, flags, &attributes, sizeof attributes);
}

/// Shows one device of the machine, which the rest of the scratch environment hides.
static int show_device(const char *from, const char *to) {
  int place = open(to, O_CREAT | O_RDONLY | O_CLOEXEC, 0666);
  if (place < 0) return -1;
  close(place);
  if (mount(from, to, NULL, MS_BIND, NULL) < 0) return -1;
  return (int)set_attributes(to, 0, 0, NO_DEVICES | READ_ONLY);
}

/// What of /proc is the machine's and not a namespace's, and so writable for a root host's scratch:
/// proc(5). Its own sysctls are read-only with it; what is furnished needs none.
static const char *protect_machine(void) {
  static const char *const paths[] = {
      "/proc/sys", "/proc/sysrq-trigger", "/proc/irq", "/proc/bus", "/proc/acpi", "/proc/scsi",
      "/proc/mtrr", "/proc/fs",
  };
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
    if (access(paths[i], F_OK) < 0) continue; // Not every kernel has all.
    if (mount(paths[i], paths[i], NULL, MS_BIND | MS_REC, NULL) < 0 ||
        set_attributes(paths[i], RECURSIVELY, READ_ONLY | NO_SETUID | NO_DEVICES, 0) < 0)
      return "make the machine's settings read-only";
  }
  return NULL;
}

/// Sockets of the machine's services are reached by path, read-only or not.
static const char *hide_services(void) {
  static const char *const paths[] = {"/run", "/var/run", "/tmp/.X11-unix", "/tmp/.ICE-unix"};
  struct stat first = {0}, status;
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
    if (stat(paths[i], &status) < 0) continue;
    // The second is mostly a link to the first, which is hidden by now.
    if (i > 0 && status.st_dev == first.st_dev && status.st_ino == first.st_ino) continue;
    if (mount("none", paths[i], "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,mode=755") < 0)
      return "hide the machine's services";
    if (i == 0 && stat(paths[0], &first) < 0) return "look at the machine's services";
  }
  return NULL;
}

static const char *arrange_devices(void) {
  // The old folder is reached by where it was opened, once the new one lies over it.
  int old = open("/dev", O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (old < 0) return "open the folder of devices";
  if (mount("none", "/dev", "tmpfs", MS_STRICTATIME, "size=64m,mode=755") < 0) return "hide the devices";
  static const char *const shown[] = {"null", "zero", "urandom", "tty"};
  for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
    char from[64], to[32];
    snprintf(from, sizeof from, "/proc/self/fd/%d/%s", old, shown[i]);
    snprintf(to, sizeof to, "/dev/%s", shown[i]);
    if (show_device(from, to) < 0) return "show a device";
  }
  close(old);
  if (mkdir("/dev/pts", 0755) < 0) return "make a folder for terminals";
  if (mount("none", "/dev/pts", "devpts", 0, "newinstance,ptmxmode=666,mode=666") < 0)
    return "mount terminals";
  return NULL;
}

/// Returns what failed, NULL if nothing did.
static const char *arrange_files(void) {
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) < 0) return "detach from the mounts";
  if (set_attributes("/", RECURSIVELY, READ_ONLY | NO_SETUID | NO_DEVICES, 0) < 0)
    return "make the files read-only";
  if (mount("none", "/proc", "proc", 0, NULL) < 0) return "mount a /proc of its own";
  const char *failure = protect_machine();
  if (!failure) failure = hide_services();
  if (!failure) failure = arrange_devices();
  if (failure) return failure;
  if (mkdir(RH_WORLD_FOLDER, 0777) < 0) return "make a folder";
  chmod(RH_WORLD_FOLDER, 0777);
  return chdir(RH_WORLD_FOLDER) < 0 ? "go to a folder" : NULL;
}

static const char *raise_loopback(void) {
  int control = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (control < 0) return "make a socket";
  struct ifreq interface = {.ifr_name = "lo", .ifr_flags = IFF_UP | IFF_RUNNING};
  int result = ioctl(control, SIOCSIFFLAGS, &interface);
  close(control);
  return result < 0 ? "raise the loopback interface" : NULL;
}

static const char *enter(const struct start *start) {
  char byte;
  close(start->go_end);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0) return "tie it to the host's life";
  if (read(start->go, &byte, 1) != 1) return "wait for its identity";
  // The C library would have threads that are not here do the same.
  if (syscall(__NR_setgid, 0) < 0 || syscall(__NR_setuid, 0) < 0) return "become root of it";
  const char *failure = raise_loopback();
  if (!failure) failure = arrange_files();
  if (failure) return failure;
  if (sethostname(RH_WORLD_HOST_NAME, sizeof RH_WORLD_HOST_NAME - 1) < 0) return "name it";
  if (setsid() < 0) return "start a session";
  if (dup2(start->output, STDOUT_FILENO) < 0) return "place the output";
  return NULL;
}

static int child_main(void *argument) {
  const struct start *start = argument;
  static char secret[] = RH_WORLD_SECRET_VARIABLE "=" RH_WORLD_SECRET;
  // The last two are what a program with the Swift runtime cannot start without where there are no
  // files: what inherits this environment has them too.
  char *environment[] = {secret, "PATH=/usr/bin:/bin", "SWIFT_ROOT=/",
                         "SWIFT_BACKTRACE=enable=no", NULL};
  struct report report = {enter(start), errno};
  if (!report.step) {
    // What the host itself inherited is none of an attack's business.
    syscall(436 /* close_range */, 3, ~0u, 4 /* CLOSE_RANGE_CLOEXEC */);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    syscall(__NR_execveat, start->program, "", start->arguments, environment, AT_EMPTY_PATH);
    report = (struct report){"start the host in it", errno};
  }
  if (write(start->failure, &report, sizeof report) < 0) _exit(126);
  _exit(127);
}

static int write_file(pid_t pid, const char *name, const char *text) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", pid, name);
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return -errno;
  int result = write(file, text, strlen(text)) < 0 ? -errno : 0;
  close(file);
  return result;
}

/// Root may map everybody, anybody else only themselves (user_namespaces(7)).
static int write_maps(pid_t pid) {
  char users[64], groups[64];
  if (geteuid() == 0) {
    // All that there are here too: this may itself run in a user namespace.
    int result = write_file(pid, "uid_map", "0 0 65536\n");
    if (!result) result = write_file(pid, "gid_map", "0 0 65536\n");
    if (!result) return 0;
  }
  snprintf(users, sizeof users, "0 %u 1\n", (unsigned)geteuid());
  snprintf(groups, sizeof groups, "0 %u 1\n", (unsigned)getegid());
  int result = write_file(pid, "setgroups", "deny");
  if (!result) result = write_file(pid, "uid_map", users);
  return result ? result : write_file(pid, "gid_map", groups);
}

static int start_with(struct start *start, int go, int failure, struct rh_scratch *scratch,
                      const char **step) {
  _Alignas(16) char stack[64 << 10];
  const int namespaces = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC |
                         CLONE_NEWUTS;
  *step = "make namespaces";
  scratch->pid = clone(child_main, stack + sizeof stack, namespaces | SIGCHLD, start);
  if (scratch->pid < 0) return -errno;
  close(start->failure);
  close(start->output);
  start->failure = start->output = -1;
  *step = "give it an identity";
  int error = write_maps(scratch->pid);
  if (error) return error;
  if (write(go, "", 1) < 0) return -errno;
  // Closed by executing.
  struct report report;
  ssize_t count = read(failure, &report, sizeof report);
  if (count != sizeof report) return 0;
  *step = report.step;
  return -report.error;
}

int rh_scratch_start(int program, const char *const *arguments, struct rh_scratch *scratch,
                     const char **step) {
  int go[2] = {-1, -1}, output[2] = {-1, -1}, failure[2] = {-1, -1};
  *scratch = (struct rh_scratch){-1, -1};
  *step = "open pipes";
  int error = 0;
  if (pipe2(go, O_CLOEXEC) < 0 || pipe2(output, O_CLOEXEC) < 0 || pipe2(failure, O_CLOEXEC) < 0)
    error = -errno;
  struct start start = {program, arguments, go[0], go[1], output[1], failure[1]};
  if (!error) error = start_with(&start, go[1], failure[0], scratch, step);
  const int ends[] = {go[0], go[1], start.output, start.failure, failure[0]};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
    if (ends[i] >= 0) close(ends[i]);
  scratch->output = output[0];
  if (error) rh_scratch_end(scratch);
  return error;
}

void rh_scratch_end(struct rh_scratch *scratch) {
  if (scratch->output >= 0) close(scratch->output);
  if (scratch->pid > 0) {
    kill(scratch->pid, SIGKILL);
    while (waitpid(scratch->pid, NULL, 0) < 0 && errno == EINTR) {
    }
  }
  *scratch = (struct rh_scratch){-1, -1};
}
