// Making other processes and touching those of others: entries 33 to 45 of the catalogue of
// attacks.

#define _GNU_SOURCE
#include "probe.h"

#include "CProbeWorld.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/kcmp.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

/// Waits for a child that ends at once.
static void had_child(long child, const char *call, const char *what) {
  if (failed(child, call)) return;
  int status;
  waitpid((pid_t)child, &status, __WALL);
  got_through("%s", what);
}

static void fork_once(void) {
  long child = fork();
  if (child == 0) _exit(0);
  had_child(child, "clone", "made a process");
}

#ifdef __NR_vfork
static void vfork_once(void) {
  long child = vfork();
  if (child == 0) _exit(0);
  had_child(child, "vfork", "made a process by vfork");
}
#endif

static void fork_bomb(void) {
  enum { MANY = 64 };
  pid_t children[MANY];
  int count = 0;
  while (count < MANY) {
    pid_t child = fork();
    if (child == 0)
      for (;;) pause();
    if (child < 0) break;
    children[count++] = child;
  }
  int error = errno;
  for (int i = 0; i < count; i++) {
    kill(children[i], SIGKILL);
    waitpid(children[i], NULL, 0);
  }
  errno = error;
  if (count == MANY) got_through("made %d processes that lived side by side", MANY);
  else refused("clone");
}

static void *do_nothing(void *nothing) { return nothing; }

static void start_thread(void) {
  pthread_t thread;
  errno = pthread_create(&thread, NULL, do_nothing, NULL);
  if (errno != 0) return refused("clone");
  pthread_join(thread, NULL);
  got_through("started a thread");
}

static void *wait_a_moment(void *nothing) {
  usleep(20000);
  return nothing;
}

static void thread_bomb(void) {
  enum { MANY = 100 };
  pthread_t threads[MANY];
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 64 << 10);
  int count = 0, error = 0;
  while (count < MANY && (error = pthread_create(&threads[count], &small, wait_a_moment, NULL)) == 0)
    count++;
  for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
  errno = error;
  if (count == MANY) got_through("ran %d threads", MANY);
  else refused("clone");
}

static void clone_three(void) {
  struct {
    unsigned long long flags, pidfd, child, parent, signal, stack, size, tls;
  } arguments = {.signal = SIGCHLD};
  long child = syscall(__NR_clone3, &arguments, sizeof arguments);
  if (child == 0) _exit(0);
  had_child(child, "clone3", "made a process by clone3");
}

static void clone_namespace(void) {
  long child = syscall(__NR_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  had_child(child, "clone", "made a process with all privileges in a user namespace");
}

static void unshare_user(void) {
  if (!failed(unshare(CLONE_NEWUSER), "unshare"))
    got_through("has all privileges in a user namespace of its own");
}

static void unshare_network(void) {
  if (!failed(unshare(CLONE_NEWUSER | CLONE_NEWNET), "unshare"))
    got_through("may set up networks of its own");
}

static void join_by_inherited(void) {
  if (!failed(syscall(__NR_setns, RH_WORLD_NAMESPACE_DESCRIPTOR, 0), "setns"))
    got_through("joined a namespace by an inherited descriptor");
}

static void join_by_process(void) {
  // Namespaces to join: the host's network and host name.
  long host = syscall(434 /* pidfd_open */, getppid() ? getppid() : 1, 0);
  if (failed(host, "pidfd_open")) return;
  if (getppid() == 0) return no_effect("pidfd_open");
  if (!failed(syscall(__NR_setns, host, CLONE_NEWNET | CLONE_NEWUTS), "setns"))
    got_through("joined the host's network");
}

static void join_by_path(void) {
  int namespace = open("/proc/1/ns/net", O_RDONLY);
  if (failed(namespace, "openat")) return;
  if (!failed(syscall(__NR_setns, namespace, CLONE_NEWNET), "setns"))
    got_through("joined the host's network by its path");
}

/// Calls that replace the program return only when they fail; the new one tells.
static void execute_shell(void) {
  char *const nothing[] = {NULL};
  // In a child where there can be one, so that this process can tell how it went.
  long child = fork();
  if (child == 0) {
    execve("/bin/sh", (char *const[]){"sh", "-c", "exit 42", NULL}, nothing);
    _exit(errno);
  }
  if (child > 0) {
    int status = 0;
    waitpid((pid_t)child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 42) return got_through("ran a shell");
    errno = WIFEXITED(status) ? WEXITSTATUS(status) : EFAULT;
    return refused("execve");
  }
  // Without one the shell runs this program again, which tells.
  char *const *again = second_life("tell");
  execve("/bin/sh",
         (char *const[]){"sh", "-c", "exec \"$0\" \"$@\"", RH_WORLD_PROGRAM, again[1], again[2], NULL},
         nothing);
  refused("execve");
}

static void execute_program(void) {
  execve(RH_WORLD_PROGRAM, second_life("tell"), (char *const[]){NULL});
  refused("execve");
}

static void execute_itself(void) {
  execve("/proc/self/exe", second_life("tell"), (char *const[]){NULL});
  refused("execve");
}

static void execute_memory(void) {
  long file = syscall(__NR_memfd_create, "x", 0);
  if (failed(file, "memfd_create")) return;
  int self = open("/proc/self/exe", O_RDONLY);
  if (failed(self, "openat")) return;
  char block[64 << 10];
  for (ssize_t count; (count = read(self, block, sizeof block)) > 0;)
    if (failed(write((int)file, block, (size_t)count), "write")) return;
  syscall(__NR_execveat, file, "", second_life("tell"), NULL, AT_EMPTY_PATH);
  refused("execveat");
}

static void execute_again(void) {
  // The launcher's own descriptor and the launcher's own call, a second time.
  syscall(__NR_execveat, 32, "", second_life("tell"), NULL, AT_EMPTY_PATH);
  if (errno != EBADF) return refused("execveat");
  int file = open(RH_WORLD_PROGRAM, O_RDONLY);
  if (failed(file, "openat")) return;
  if (failed(dup2(file, 32), "dup2")) return;
  syscall(__NR_execveat, 32, "", second_life("tell"), NULL, AT_EMPTY_PATH);
  refused("execveat");
}

static long attach(int process) { return ptrace(PTRACE_SEIZE, process, NULL, NULL); }

static void trace_other(void) {
  long process = with_others(attach);
  if (failed(process, "ptrace")) return;
  got_through("traces another process");
  for (int other = 2; other < RH_WORLD_HIGHEST_PROCESS; other++)
    ptrace(PTRACE_DETACH, other, NULL, NULL);
}

static void trace_me(void) {
  if (!failed(ptrace(PTRACE_TRACEME, 0, NULL, NULL), "ptrace"))
    got_through("has its parent trace it");
}

static long attach_and_suspend(int process) {
  return ptrace(PTRACE_SEIZE, process, NULL, 1 << 21 /* PTRACE_O_SUSPEND_SECCOMP */);
}

static void suspend_filter(void) {
  if (!failed(with_others(attach_and_suspend), "ptrace"))
    got_through("suspends another process's filter of calls");
}

static char copy_of_secret[64];

static long read_memory_of(int process) {
  struct iovec here = {copy_of_secret, sizeof copy_of_secret};
  struct iovec there = {victims_secret, sizeof victims_secret};
  long result = process_vm_readv(process, &here, 1, &there, 1, 0);
  // Other processes than the victim have nothing there.
  if (result < 0 && errno == EFAULT) errno = ESRCH;
  if (result >= 0 && strcmp(copy_of_secret, RH_WORLD_SECRET) != 0) {
    errno = ESRCH;
    return -1;
  }
  return result;
}

static void read_memory(void) {
  if (!failed(with_others(read_memory_of), "process_vm_readv"))
    got_through("read the secret from another's memory");
}

static long write_memory_of(int process) {
  char text[] = RH_WORLD_SECRET;
  struct iovec here = {text, sizeof text}, there = {victims_secret, sizeof text};
  long result = process_vm_writev(process, &here, 1, &there, 1, 0);
  if (result < 0 && errno == EFAULT) errno = ESRCH;
  return result;
}

static void write_memory(void) {
  if (!failed(with_others(write_memory_of), "process_vm_writev"))
    got_through("wrote into another's memory");
}

static void take_descriptor(void) {
  long host = syscall(434 /* pidfd_open */, getppid() ? getppid() : 1, 0);
  if (failed(host, "pidfd_open")) return;
  long file = syscall(438 /* pidfd_getfd */, host, RH_WORLD_SECRET_DESCRIPTOR, 0);
  if (failed(file, "pidfd_getfd")) return;
  take_secret((int)file, "from a file that the host has open");
}

static void take_descriptor_directly(void) {
  // Which descriptor does not matter to a filter.
  long file = syscall(438 /* pidfd_getfd */, RH_WORLD_PROCESS_DESCRIPTOR,
                      RH_WORLD_SECRET_DESCRIPTOR, 0);
  if (failed(file, "pidfd_getfd")) return;
  take_secret((int)file, "from the host by an inherited descriptor of it");
}

static long compare(int process) {
  return syscall(__NR_kcmp, 1, process, KCMP_VM, 0, 0);
}

static void compare_processes(void) {
  if (!failed(with_others(compare), "kcmp")) got_through("compared what two processes share");
}

static void advise_other(void) {
  struct iovec there = {victims_secret, 1};
  long result = syscall(440 /* process_madvise */, RH_WORLD_PROCESS_DESCRIPTOR, &there, 1ul,
                        MADV_COLD, 0u);
  if (!failed(result, "process_madvise")) got_through("had another's memory put aside");
}

static long kill_other(int process) { return kill(process, SIGKILL); }
static long kill_thread(int process) {
  return syscall(__NR_tgkill, process, process, SIGKILL);
}
static long kill_number(int process) { return syscall(__NR_tkill, process, SIGKILL); }
static long queue_signal(int process) {
  return sigqueue(process, SIGKILL, (union sigval){.sival_int = 1});
}

static void kill_victim(void) {
  if (!failed(with_others(kill_other), "kill")) got_through("killed another process");
}
static void kill_victim_thread(void) {
  if (!failed(with_others(kill_thread), "tgkill")) got_through("killed another process's thread");
}
static void kill_victim_number(void) {
  if (!failed(with_others(kill_number), "tkill")) got_through("killed a thread by its number");
}
static void queue_to_victim(void) {
  if (!failed(with_others(queue_signal), "rt_sigqueueinfo"))
    got_through("killed another process by a queued signal");
}

static void kill_everyone(void) {
  // Succeeds as long as there are processes, even if each of them is out of reach.
  if (!failed(kill(-1, SIGKILL), "kill")) attempted("kill");
}

static void kill_group(void) {
  // Signal 0 asks whether it could: the group is the test's own.
  if (getpgrp() == getpid()) return failed(kill(0, 0), "kill") ? (void)0 : no_effect("kill");
  if (!failed(kill(0, 0), "kill")) got_through("may signal its host's group");
}

static void signal_host(void) {
  pid_t host = getppid();
  if (host == 0) return failed(kill(1, 0), "kill") ? (void)0 : no_effect("kill");
  if (!failed(kill(host, 0), "kill")) got_through("may signal its host");
}

static void signal_by_descriptor(void) {
  long result = syscall(424 /* pidfd_send_signal */, RH_WORLD_VICTIM_DESCRIPTOR, SIGKILL, NULL, 0);
  if (!failed(result, "pidfd_send_signal")) got_through("killed a process by its descriptor");
}

static void new_session(void) {
  if (!failed(setsid(), "setsid")) got_through("left the host's session");
}

static void new_group(void) {
  if (getpgrp() == getpid() || getpgrp() == 0) {
    if (!failed(setpgid(0, 0), "setpgid")) no_effect("setpgid");
    return;
  }
  if (!failed(setpgid(0, 0), "setpgid")) got_through("left the host's process group");
}

static const struct probe table[] = {
    {"fork", "33", "Make a process", "moby#6479", fork_once, CONTROL_WORKS, NULL, 0},
#ifdef __NR_vfork
    {"vfork", "33", "Make a process by vfork", "moby#6479", vfork_once, CONTROL_WORKS, NULL, 0},
#endif
    {"fork-bomb", "33", "Make 64 processes", "boxlite#888", fork_bomb, CONTROL_WORKS, NULL, 0},
    {"thread", "34", "Start a thread", "sandbox2 testcases/pthreads.cc", start_thread,
     CONTROL_WORKS, NULL, 0},
    {"thread-bomb", "34", "Start 100 threads", "sandbox2 testcases/pthreads.cc", thread_bomb,
     CONTROL_WORKS, NULL, 0},
    {"clone3", "35", "Make a process by a call whose arguments no filter can see", "moby#42680",
     clone_three, CONTROL_WORKS, NULL, 0},
    {"clone-user-namespace", "36", "Make a process with privileges in a new user namespace",
     "CVE-2022-0185", clone_namespace, CONTROL_WORKS, NULL, 0},
    {"unshare-user", "36", "Gain privileges in a new user namespace", "CVE-2022-0185",
     unshare_user, CONTROL_WORKS, NULL, 0},
    {"unshare-network", "36", "Make a network of its own", "CVE-2022-0185", unshare_network,
     CONTROL_WORKS, NULL, 0},
    {"join-inherited-namespace", "37,61", "Join a namespace by an inherited descriptor",
     "flatpak#4456", join_by_inherited, CONTROL_WORKS, NULL, 0},
    {"join-host-namespace", "37", "Join the host's network by its process", "flatpak#4456",
     join_by_process, CONTROL_WORKS, NULL, 0},
    {"join-namespace-path", "37", "Join the host's network by its path", "flatpak#4456",
     join_by_path, CONTROL_WORKS, NULL, 0},
    {"execute-shell", "38", "Run a shell", "systemd#27552", execute_shell, CONTROL_WORKS, NULL, 0},
    {"execute-program", "38", "Run another program", "systemd#27552", execute_program,
     CONTROL_WORKS, NULL, 0},
    {"execute-itself", "38", "Run itself anew", "systemd#27552", execute_itself, CONTROL_WORKS,
     NULL, 0},
    {"execute-memory", "39", "Run a program made in memory",
     "sandbox2 SecondExecveatNotAllowedByDefault", execute_memory, CONTROL_WORKS, NULL, 0},
    {"execute-again", "39", "Use the launcher's own way to run a program once more",
     "sandbox2 SecondExecveatNotAllowedByDefault", execute_again, CONTROL_WORKS, NULL, 0},
    {"trace-other", "40", "Trace another process", "sandbox2 PtraceDisallowed", trace_other,
     CONTROL_WORKS, NULL, 0},
    {"trace-me", "40", "Have the parent trace it", "sandbox2 PtraceDisallowed", trace_me,
     CONTROL_WORKS, NULL, 0},
    {"suspend-filter", "40", "Suspend a filter of calls through ptrace", "CVE-2022-30594",
     suspend_filter, CONTROL_NONE, "takes a privilege over the whole machine", 0},
    {"read-memory", "41", "Read another process's memory", "landlock ptrace_test.c", read_memory,
     CONTROL_WORKS, NULL, 0},
    {"write-memory", "41", "Write another process's memory", "landlock ptrace_test.c",
     write_memory, CONTROL_WORKS, NULL, 0},
    {"take-descriptor", "41", "Take a file out of the host", "landlock ptrace_test.c",
     take_descriptor, CONTROL_WORKS, NULL, 0},
    {"take-descriptor-directly", "41,61", "Take one by an inherited process descriptor",
     "landlock ptrace_test.c", take_descriptor_directly, CONTROL_WORKS, NULL, 0},
    {"compare-processes", "41", "Ask what two processes share", "landlock ptrace_test.c",
     compare_processes, CONTROL_DEPENDS, "needs a kernel with kcmp", 0},
    {"advise-other", "41", "Have another process's memory put aside", "landlock ptrace_test.c",
     advise_other, CONTROL_DEPENDS, "needs Linux 5.10 and a privilege before 6.13", 0},
    {"kill-victim", "42", "Kill another process", "landlock scoped_signal_test.c", kill_victim,
     CONTROL_WORKS, NULL, 0},
    {"kill-thread", "42", "Kill another process by tgkill", "landlock scoped_signal_test.c",
     kill_victim_thread, CONTROL_WORKS, NULL, 0},
    {"kill-number", "42", "Kill another process by tkill", "landlock scoped_signal_test.c",
     kill_victim_number, CONTROL_WORKS, NULL, 0},
    {"queue-signal", "42", "Kill another process by a queued signal",
     "landlock scoped_signal_test.c", queue_to_victim, CONTROL_WORKS, NULL, 0},
    {"signal-by-descriptor", "42,61", "Kill a process by an inherited descriptor of it",
     "landlock scoped_signal_test.c", signal_by_descriptor, CONTROL_WORKS, NULL, 0},
    {"kill-everyone", "42", "Kill every process", "nolabs-ai/nono#207", kill_everyone,
     CONTROL_WORKS, NULL, 0},
    {"signal-group", "42", "Signal the host's process group", "nolabs-ai/nono#207", kill_group,
     CONTROL_WORKS, NULL, 0},
    {"signal-host", "42", "Signal the host", "nolabs-ai/nono#207", signal_host, CONTROL_WORKS,
     NULL, 0},
    {"new-session", "43", "Leave the session, so that killing the group misses it",
     "sandbox2 terminate_process_group.cc", new_session, CONTROL_WORKS, NULL, 0},
    {"new-group", "43", "Leave the process group", "sandbox2 terminate_process_group.cc",
     new_group, CONTROL_WORKS, NULL, 0},
};

GROUP(process_group, "processes", table);
