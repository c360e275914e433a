#define _GNU_SOURCE
#include "fixture.h"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static const struct {
  const char *name;
  int number;
  /// Leave the call alone if its third argument is NULL: that only asks what it could do.
  int third_argument;
} calls[] = {
    {"seccomp-install", SYS_seccomp, 1},
    {"landlock_create_ruleset", 444, 0},
    {"landlock_restrict_self", 446, 0},
    {"mount_setattr", 442, 0},
    {"close_range", 436, 0},
    {"seccomp", SYS_seccomp, 0},
    {"pivot_root", SYS_pivot_root, 0},
    {"umount2", SYS_umount2, 0},
    {"mount", SYS_mount, 0},
    {"clone", SYS_clone, 0},
};

/// A process may have one listener only (seccomp(2), EBUSY).
static int run_listened_to(char **program) {
  struct sock_filter allow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  struct sock_fprog filter = {1, &allow};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return 3;
  long listener =
      syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &filter);
  if (listener < 0) return 4;
  pid_t child = fork();
  if (child == 0) {
    execv(program[0], program);
    _exit(5);
  }
  // The place is taken for as long as this end is open.
  waitpid(child, NULL, 0);
  return 0;
}

/// clone(2) works but for new user namespaces.
static int run_without_user_namespaces(int error, char **program) {
  struct sock_filter instructions[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_NEWUSER, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (unsigned)error),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog filter = {sizeof instructions / sizeof *instructions, instructions};
  // No new privileges are given up here: a root host keeps what it has.
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) < 0) return 4;
  execv(program[0], program);
  return 5;
}

int run_without(const char *name, int error, char **program) {
  int call = -1;
  if (strcmp(name, "user-namespaces") == 0) return run_without_user_namespaces(error, program);
  if (strcmp(name, "listener") == 0) return run_listened_to(program);
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
    if (strcmp(name, calls[i].name) == 0) call = (int)i;
  if (call < 0) return 2;
  struct sock_filter instructions[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)calls[call].number, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2])),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, calls[call].third_argument ? 1 : 0, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (unsigned)error),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog filter = {sizeof instructions / sizeof *instructions, instructions};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return 3;
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) < 0) return 4;
  execv(program[0], program);
  return 5;
}
