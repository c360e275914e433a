#define _GNU_SOURCE
#include "fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static long socket_inet(void) { return socket(AF_INET, SOCK_STREAM, 0); }
static long socket_udp(void) { return socket(AF_INET, SOCK_DGRAM, 0); }
static long socket_inet6(void) { return socket(AF_INET6, SOCK_STREAM, 0); }
static long socket_unix(void) { return socket(AF_UNIX, SOCK_STREAM, 0); }
static long socket_netlink(void) { return socket(AF_NETLINK, SOCK_RAW, 0); }
static long socket_vsock(void) { return socket(40, SOCK_STREAM, 0); }
static long socket_pair(void) {
  int pair[2];
  return socketpair(AF_UNIX, SOCK_STREAM, 0, pair);
}
static long send_on_reply(void) {
  long result = send(HOST, "x", 1, 0);
  return result < 0 && errno == ENOTSOCK ? 0 : result;
}

static long open_read(void) { return open("/etc/passwd", O_RDONLY); }
static long open_root(void) { return open("/", O_RDONLY | O_DIRECTORY); }
static long open_proc(void) { return open("/proc/self/environ", O_RDONLY); }
static long open_write(void) {
  char path[64];
  snprintf(path, sizeof path, "/tmp/report-host-probe.%d", getpid());
  long result = open(path, O_WRONLY | O_CREAT, 0600);
  if (result >= 0) unlink(path);
  return result;
}
static long open_temporary(void) { return open("/tmp", O_WRONLY | O_TMPFILE, 0600); }
static long make_folder(void) {
  long result = mkdir("/tmp/report-host-probe.d", 0700);
  rmdir("/tmp/report-host-probe.d");
  return result;
}
static long change_mode(void) { return fchmod(HOST, 0600); }
static long touch_times(void) { return futimens(HOST, NULL); }
static long set_attribute(void) {
  long result = syscall(SYS_setxattr, "/tmp", "user.x", "y", 1, 0);
  return result < 0 && errno == ENOTSUP ? 0 : result;
}
static long look_up(void) {
  struct stat status;
  return stat("/etc/passwd", &status);
}
static long check_access(void) { return access("/etc/passwd", F_OK); }
static long read_link(void) {
  char target[64];
  return readlink("/proc/self/exe", target, sizeof target);
}
static long watch_file(void) { return syscall(SYS_inotify_init1, 0); }
static long memory_file(void) { return memfd_create("x", 0); }

static long fork_process(void) {
  pid_t child = fork();
  if (child == 0) _exit(0);
  if (child > 0) waitpid(child, NULL, 0);
  return child;
}
static long raw_clone3(void) {
  struct {
    unsigned long long flags, pidfd, child, parent, signal, stack, size, tls;
  } arguments = {.signal = SIGCHLD};
  long child = syscall(SYS_clone3, &arguments, sizeof arguments);
  if (child == 0) _exit(0);
  if (child > 0) waitpid((pid_t)child, NULL, 0);
  return child;
}
static long clone_namespace(void) {
  long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  if (child > 0) waitpid((pid_t)child, NULL, 0);
  return child;
}
static long unshare_user(void) { return unshare(CLONE_NEWUSER); }
static long set_namespace(void) {
  long result = syscall(SYS_setns, HOST, 0);
  return result < 0 && errno == EINVAL ? 0 : result;
}
static long execute(void) {
  char *const arguments[] = {(char *)"true", NULL};
  return execve("/bin/true", arguments, NULL);
}
static long execute_again(void) {
  char *const arguments[] = {(char *)"true", NULL};
  int file = open("/bin/true", O_RDONLY);
  return syscall(SYS_execveat, file, "", arguments, NULL, AT_EMPTY_PATH);
}
static long trace_me(void) { return syscall(SYS_ptrace, 0, 0, 0, 0); }
static long read_memory(void) {
  char here[8], there[8] = "data";
  struct {
    void *base;
    size_t length;
  } local = {here, 8}, remote = {there, 8};
  return syscall(SYS_process_vm_readv, getpid(), &local, 1ul, &remote, 1ul, 0ul);
}
static long kill_all(void) { return kill(getpid(), 0); }
static long new_session(void) {
  long result = setsid();
  return result < 0 && errno == EPERM && getpid() != 1 ? 0 : result;
}
static long death_signal(void) { return prctl(PR_SET_PDEATHSIG, 0); }
static long set_name(void) { return prctl(PR_SET_NAME, "told"); }
static long load_bpf(void) {
  long result = syscall(SYS_bpf, 0, 0, 0);
  return result < 0 && errno == EINVAL ? 0 : result;
}
static long ring(void) {
  char parameters[256] = {0};
  return syscall(SYS_io_uring_setup, 1, parameters);
}
static long add_key(void) {
  return syscall(SYS_add_key, "user", "report-host-probe", "x", 1, -1 /* process keyring */);
}
static long mount_tmpfs(void) {
  // Outside, a user namespace gives what the call needs.
  if (getpid() != 1) unshare(CLONE_NEWUSER | CLONE_NEWNS);
  return mount("none", "/tmp", "tmpfs", 0, NULL);
}
static long change_root(void) {
  if (getpid() != 1) unshare(CLONE_NEWUSER);
  return chroot("/");
}
static long raise_limit(void) {
  struct rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  return setrlimit(RLIMIT_NOFILE, &limit);
}
static long set_affinity(void) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(0, &set);
  return sched_setaffinity(0, sizeof set, &set);
}
static long executable_memory(void) {
  void *page = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return page == MAP_FAILED ? -1 : 0;
}
static long make_executable(void) {
  void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return mprotect(page, 4096, PROT_READ | PROT_EXEC);
}
static long shared_memory(void) {
  void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return page == MAP_FAILED ? -1 : 0;
}
static long futex_priority(void) {
  static int word;
  long result = syscall(SYS_futex, &word, FUTEX_TRYLOCK_PI, 0, NULL, NULL, 0);
  return result;
}
static long merge_pages(void) {
  static _Alignas(4096) char page[4096];
  return madvise(page, sizeof page, MADV_MERGEABLE);
}
static long message_queue(void) {
  long queue = syscall(SYS_msgget, 0 /* IPC_PRIVATE */, 0600);
  if (queue >= 0) syscall(SYS_msgctl, queue, 0 /* IPC_RMID */, 0);
  return queue;
}
static long pipe_size(void) { return fcntl(HOST, F_SETPIPE_SZ, 4096); }
static long duplicate(void) { return dup(HOST); }
static long new_pipe(void) {
  int ends[2];
  return pipe(ends);
}
static long control_pipe(void) {
  int waiting;
  return ioctl(HOST, FIONREAD, &waiting);
}
static long control_pipe_high_bits(void) {
  // The kernel looks at 32 bits of the request; so must a filter.
  int waiting;
  return syscall(SYS_ioctl, HOST, (1ul << 32) | FIONREAD, &waiting);
}
static long own_name(void) {
  char name[512];
  return syscall(SYS_uname, name);
}
static long usage(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage);
}
static long unknown(void) { return syscall(9999); }

static const struct {
  const char *name;
  long (*call)(void);
} probes[] = {
    {"socket-inet", socket_inet},
    {"socket-udp", socket_udp},
    {"socket-inet6", socket_inet6},
    {"socket-unix", socket_unix},
    {"socket-netlink", socket_netlink},
    {"socket-vsock", socket_vsock},
    {"socketpair", socket_pair},
    {"sendto", send_on_reply},
    {"open-read", open_read},
    {"open-root", open_root},
    {"open-proc", open_proc},
    {"open-write", open_write},
    {"open-temporary", open_temporary},
    {"mkdir", make_folder},
    {"fchmod", change_mode},
    {"utimensat", touch_times},
    {"setxattr", set_attribute},
    {"stat", look_up},
    {"access", check_access},
    {"readlink", read_link},
    {"inotify", watch_file},
    {"memfd_create", memory_file},
    {"fork", fork_process},
    {"clone3", raw_clone3},
    {"clone-namespace", clone_namespace},
    {"unshare", unshare_user},
    {"setns", set_namespace},
    {"execve", execute},
    {"execveat", execute_again},
    {"ptrace", trace_me},
    {"process_vm_readv", read_memory},
    {"kill", kill_all},
    {"setsid", new_session},
    {"pdeathsig", death_signal},
    {"set-name", set_name},
    {"bpf", load_bpf},
    {"io_uring_setup", ring},
    {"add_key", add_key},
    {"mount", mount_tmpfs},
    {"chroot", change_root},
    {"setrlimit", raise_limit},
    {"sched_setaffinity", set_affinity},
    {"mmap-executable", executable_memory},
    {"mprotect-executable", make_executable},
    {"mmap-shared", shared_memory},
    {"futex-pi", futex_priority},
    {"madvise-mergeable", merge_pages},
    {"msgget", message_queue},
    {"pipe-size", pipe_size},
    {"dup", duplicate},
    {"pipe", new_pipe},
    {"ioctl", control_pipe},
    {"ioctl-high-bits", control_pipe_high_bits},
    {"uname", own_name},
    {"getrusage", usage},
    {"unknown", unknown},
};

int run_probe(const char *name) {
  for (size_t i = 0; i < sizeof probes / sizeof *probes; i++) {
    if (strcmp(name, probes[i].name) != 0) continue;
    errno = 0;
    long result = probes[i].call();
    reply("%d", result < 0 ? errno : 0);
    return 1;
  }
  return 0;
}
