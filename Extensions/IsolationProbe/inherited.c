// What a launcher may leave behind: entries 61 to 66 of the catalogue of attacks, and what limits
// are for.

#define _GNU_SOURCE
#include "probe.h"

#include "CProbeWorld.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

static void read_inherited(void) {
  take_secret(RH_WORLD_SECRET_DESCRIPTOR, "from an inherited descriptor");
}

static void find_inherited(void) {
  struct stat status;
  for (int descriptor = 5; descriptor < 1024; descriptor++)
    if (fstat(descriptor, &status) == 0)
      return got_through("descriptor %d is open, nobody meant it to be", descriptor);
  refused("fstat");
}

static void write_inherited(void) {
  // A limit on file sizes signals first.
  signal(SIGXFSZ, SIG_IGN);
  if (!failed(write(RH_WORLD_CHANGEABLE_DESCRIPTOR, "told", 4), "write"))
    got_through("wrote to an inherited file");
}

static void write_inherited_pipe(void) {
  if (!failed(write(RH_WORLD_PIPE_DESCRIPTOR, "told", 4), "write"))
    got_through("wrote to an inherited pipe");
}

static void read_environment(void) {
  const char *value = getenv(RH_WORLD_SECRET_VARIABLE);
  if (value && strcmp(value, RH_WORLD_SECRET) == 0)
    return got_through("found the secret in its environment");
  errno = ENOENT;
  refused("getenv");
}

extern char **environ;

static void count_environment(void) {
  static const char *const known[] = {"SWIFT_ROOT=", "SWIFT_BACKTRACE=", "LIBDISPATCH_LOG=", "TZ=",
                                      "LANG="};
  for (char **next = environ; *next; next++) {
    int is_known = 0;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
      is_known |= strncmp(*next, known[i], strlen(known[i])) == 0;
    if (!is_known) return got_through("the environment has %.40s", *next);
  }
  errno = ENOENT;
  refused("getenv");
}

static void working_folder(void) {
  char path[4096] = "";
  if (failed(syscall(__NR_getcwd, path, sizeof path), "getcwd")) return;
  if (strcmp(path, "/") != 0) return got_through("learnt the folder the host was started in");
  no_effect("getcwd");
}

static void read_from_working_folder(void) {
  int file = open("secret", O_RDONLY);
  if (failed(file, "openat")) return;
  take_secret(file, "from the folder the host was started in");
}

static void push_into_terminal(void) {
  char character = ' ';
  if (!failed(ioctl(RH_WORLD_TERMINAL_DESCRIPTOR, TIOCSTI, &character), "ioctl"))
    got_through("typed a character into the user's terminal");
}

static void push_high_half(void) {
  char character = ' ';
  long result = syscall(__NR_ioctl, RH_WORLD_TERMINAL_DESCRIPTOR, (1ul << 32) | TIOCSTI,
                        &character);
  if (!failed(result, "ioctl")) got_through("typed a character into the user's terminal");
}

static void control_terminal(void) {
  struct winsize size = {.ws_row = 7, .ws_col = 7};
  if (!failed(ioctl(RH_WORLD_TERMINAL_DESCRIPTOR, TIOCSWINSZ, &size), "ioctl"))
    got_through("changed the user's terminal");
}

static void paste_selection(void) {
  char paste = 3;
  // A pseudo terminal has no selection; the call is told so, past every filter.
  long result = ioctl(RH_WORLD_TERMINAL_DESCRIPTOR, TIOCLINUX, &paste);
  if (!failed(result, "ioctl")) got_through("pasted into the user's terminal");
}

static void write_to_terminal(void) {
  if (!failed(write(RH_WORLD_TERMINAL_DESCRIPTOR, "\033]0;told\a", 9), "write"))
    got_through("wrote to the user's terminal");
}

static void inherited_signals(void) {
  struct sigaction action;
  for (int signal = 1; signal < 32; signal++)
    if (sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN)
      return got_through("signal %d was left ignored", signal);
  sigset_t blocked;
  sigprocmask(SIG_SETMASK, NULL, &blocked);
  for (int signal = 1; signal < 32; signal++)
    if (sigismember(&blocked, signal)) return got_through("signal %d was left blocked", signal);
  errno = 0;
  no_effect("sigprocmask");
}

static void gain_by_executing(void) {
  // Gives all privileges up, and has the kernel give root its own again.
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  const struct __user_cap_data_struct none[2] = {{0}};
  if (failed(syscall(__NR_capset, &header, none), "capset")) return;
  if (getuid() != 0) {
    errno = EPERM;
    return refused("execve");
  }
  execve(RH_WORLD_PROGRAM, second_life("count-privileges"), (char *const[]){NULL});
  refused("execve");
}

static void is_filter_in_force(void) {
  // The filter answers every ioctl with ENOTTY; the kernel says EBADF.
  ioctl(-1, 0, 0);
  if (errno == EBADF) got_through("no filter of calls is in force on this thread");
  else refused("ioctl");
}

static void is_landlock_in_force(void) {
  int root = open("/", O_PATH | O_DIRECTORY);
  if (failed(root, "openat")) return;
  int again = openat(root, ".", O_RDONLY | O_DIRECTORY);
  if (failed(again, "openat")) return;
  got_through("Landlock is not in force on this thread");
}

static void take_memory(void) {
  enum { STEP = 1 << 20, STEPS = 1024 };
  int count = 0;
  while (count < STEPS) {
    char *memory = mmap(NULL, STEP, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) break;
    count++;
  }
  if (count == STEPS) got_through("took a gigabyte of memory");
  else refused("mmap");
}

static void take_memory_at_once(void) {
  void *memory = mmap(NULL, 2ul << 30, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return refused("mmap");
  got_through("took two gigabytes of memory");
}

static void open_many(void) {
  int last = 0;
  for (int count = 0; count < 100; count++)
    if ((last = open("/", O_PATH)) < 0) return refused("openat");
  got_through("has 100 files open");
}

static void dump_core(void) {
  struct rlimit64 limit;
  if (failed(syscall(__NR_prlimit64, 0, RLIMIT_CORE, NULL, &limit), "prlimit64")) return;
  if (limit.rlim_max > 1) return got_through("a crash may write its memory to a file");
  errno = EFBIG;
  refused("core dump");
}

static const struct probe table[] = {
    {"read-inherited", "61", "Read a file that the host left open", "navikt/cplt#329",
     read_inherited, CONTROL_WORKS, NULL, 0},
    {"find-inherited", "61", "Find any descriptor that was left open", "flatpak#6589",
     find_inherited, CONTROL_WORKS, NULL, 0},
    {"write-inherited", "61", "Write to a file that the host left open", "navikt/cplt#329",
     write_inherited, CONTROL_WORKS, NULL, 0},
    {"write-inherited-pipe", "61", "Write to a pipe that the host left open", "navikt/cplt#329",
     write_inherited_pipe, CONTROL_WORKS, NULL, 0},
    {"read-environment", "62", "Find a secret in the environment", "anthony-chaudhary/fak#890",
     read_environment, CONTROL_WORKS, NULL, 0},
    {"find-variables", "62", "Find any variable that was inherited", "anthony-chaudhary/fak#890",
     count_environment, CONTROL_WORKS, NULL, 0},
    {"working-folder", "63", "Learn where the host was started", "CVE-2024-21626", working_folder,
     CONTROL_WORKS, NULL, 0},
    {"read-working-folder", "63", "Read a file beside where the host was started",
     "CVE-2024-21626", read_from_working_folder, CONTROL_WORKS, NULL, 0},
    {"type-into-terminal", "64", "Type a command into the user's terminal", "bubblewrap#142",
     push_into_terminal, CONTROL_DEPENDS, "needs a kernel with TIOCSTI switched on", 0},
    {"type-with-high-half", "53,64", "Type, with the request hidden behind a set high half",
     "CVE-2019-10063", push_high_half, CONTROL_DEPENDS,
     "needs a kernel with TIOCSTI switched on", 0},
    {"paste-into-terminal", "64", "Paste into the user's console", "bubblewrap#142",
     paste_selection, CONTROL_DEPENDS, "needs a console; the environment's terminal is none", 0},
    {"change-terminal", "64", "Change the size of the user's terminal", "bubblewrap#142",
     control_terminal, CONTROL_WORKS, NULL, 0},
    {"write-to-terminal", "64", "Write to the user's terminal", "bubblewrap#142",
     write_to_terminal, CONTROL_WORKS, NULL, 0},
    {"inherited-signals", "65", "Find signals that the host ignores or blocks",
     "posix_spawn attributes", inherited_signals, CONTROL_WORKS, NULL, 0},
    {"gain-by-executing", "48", "Gain privileges by executing a program", "sandbox2 policy_test.cc",
     gain_by_executing, CONTROL_WORKS, NULL, 0},
    {"filter-in-force", "66", "Look whether the filter of calls is on the right thread",
     "mcpproxy-go#932", is_filter_in_force, CONTROL_WORKS, NULL, 0},
    {"landlock-in-force", "66", "Look whether Landlock is on the right thread", "mcpproxy-go#932",
     is_landlock_in_force, CONTROL_WORKS, NULL, 0},
    {"take-memory", "68", "Take a gigabyte of memory in small pieces", "sandbox2 limits_test.cc",
     take_memory, CONTROL_WORKS, NULL, 0},
    {"take-memory-at-once", "68", "Take two gigabytes of memory at once",
     "sandbox2 limits_test.cc", take_memory_at_once, CONTROL_WORKS, NULL, 0},
    {"open-many", "61", "Have 100 files open", "firejail rlimit.exp", open_many, CONTROL_WORKS,
     NULL, 0},
    {"dump-core", "68", "Leave its memory in a core dump", "bubblewrap#700", dump_core,
     CONTROL_WORKS, NULL, 0},
};

GROUP(inherited_group, "inheritance", table);
