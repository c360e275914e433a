// Tries what the picture program must not do, before and after it confines itself. Each line is
// `name before after`, with 0 for success or the errno.
#define _GNU_SOURCE
#include "rh_image_process.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char folder[] = "/tmp/confined-XXXXXX";
static char file[64], other[64];

static int closed(int descriptor) {
  if (descriptor < 0) return errno;
  close(descriptor);
  return 0;
}

static int result(int code) { return code < 0 ? errno : 0; }

static int network(void) { return closed(socket(AF_INET, SOCK_STREAM, 0)); }
static int local_socket(void) { return closed(socket(AF_UNIX, SOCK_STREAM, 0)); }
static int create(void) { return closed(open(file, O_WRONLY | O_CREAT, 0600)); }
static int append(void) { return closed(open(file, O_RDWR | O_APPEND)); }
static int truncate_file(void) { return closed(open(file, O_RDONLY | O_TRUNC)); }
static int rename_file(void) { return result(rename(file, other)); }
static int remove_file(void) { return result(unlink(other)); }
static int make_folder(void) { return result(mkdir(other, 0700)); }
static int remove_folder(void) { return result(rmdir(other)); }
static int signal_parent(void) { return result(kill(getppid(), 0)); }
static int read_file(void) { return closed(open("/proc/self/status", O_RDONLY)); }

static int process(void) {
  pid_t child = fork();
  if (child < 0) return errno;
  if (!child) _exit(0);
  waitpid(child, 0, 0);
  return 0;
}

// Within a child of its own where there can be one: it would not come back.
static int program(void) {
  char *const arguments[] = {"true", 0};
  pid_t child = fork();
  if (child < 0) {
    execv("/bin/true", arguments);
    return errno;
  }
  if (!child) {
    execv("/bin/true", arguments);
    _exit(1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status ? ECHILD : 0;
}

static void *nothing(void *context) { return context; }

static int thread(void) {
  pthread_t thread;
  int error = pthread_create(&thread, 0, nothing, 0);
  return error ? error : pthread_join(thread, 0);
}

static const struct {
  const char *name;
  int (*attempt)(void);
} attempts[] = {
    {"network", network},         {"local-socket", local_socket},   {"create", create},
    {"append", append},           {"truncate", truncate_file},      {"rename", rename_file},
    {"remove", remove_file},      {"make-folder", make_folder},     {"remove-folder", remove_folder},
    {"signal", signal_parent},    {"process", process},             {"program", program},
    {"read", read_file},          {"thread", thread},
};

enum { count = sizeof attempts / sizeof *attempts };

int main(void) {
  if (!mkdtemp(folder)) return 1;
  snprintf(file, sizeof file, "%s/file", folder);
  snprintf(other, sizeof other, "%s/other", folder);
  int before[count];
  for (int i = 0; i < count; i++) before[i] = attempts[i].attempt();
  // What they need is there again.
  if (closed(open(file, O_WRONLY | O_CREAT, 0600))) return 1;
  pid_t child = fork();
  if (!child) {
    if (rh_image_process_confine()) return 2;
    for (int i = 0; i < count; i++)
      printf("%s %d %d\n", attempts[i].name, before[i], attempts[i].attempt());
    return 0;
  }
  int status = 1;
  waitpid(child, &status, 0);
  unlink(file);
  unlink(other);
  rmdir(folder);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 3;
}
