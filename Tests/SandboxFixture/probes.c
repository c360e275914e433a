#define _GNU_SOURCE
#include "fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// One call for each kind of answer that tests of the sandbox itself look at. The attacks are in
// Extensions/IsolationProbe.

static long socket_inet(void) { return socket(AF_INET, SOCK_STREAM, 0); }

static long socket_unix(void) { return socket(AF_UNIX, SOCK_STREAM, 0); }

static long open_read(void) { return open("/etc/passwd", O_RDONLY); }

static long open_write(void) {
  char path[64];
  snprintf(path, sizeof path, "/tmp/report-host-probe.%d", getpid());
  long result = open(path, O_WRONLY | O_CREAT, 0600);
  if (result >= 0) unlink(path);
  return result;
}

static long fork_process(void) {
  pid_t child = fork();
  if (child == 0) _exit(0);
  if (child > 0) waitpid(child, NULL, 0);
  return child;
}

static long kill_all(void) { return kill(getpid(), 0); }

static long trace_me(void) { return syscall(SYS_ptrace, 0, 0, 0, 0); }

static const struct {
  const char *name;
  long (*call)(void);
} probes[] = {
    {"socket-inet", socket_inet}, {"socket-unix", socket_unix}, {"open-read", open_read},
    {"open-write", open_write},   {"fork", fork_process},       {"kill", kill_all},
    {"ptrace", trace_me},
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
