#define _GNU_SOURCE
#include "unfinished.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// What the handler reads may change while it runs, in another thread: a path is set before its owner.
enum { FREE, CHANGING, USED, COUNT = 8 };
static struct {
  atomic_int state;
  pid_t owner;
  char path[PATH_MAX];
} unfinished[COUNT];

static const int ending[] = {SIGINT, SIGTERM, SIGHUP};

// As <dirent.h> has it only for readdir(3), which a handler must not call (signal-safety(7)).
struct entry {
  ino64_t inode;
  off64_t next;
  unsigned short length;
  unsigned char type;
  char name[];
};

static void remove_folder(const char *path) {
  static char buffer[32768] __attribute__((aligned(8)));
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) return;
  long count;
  while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0)
    for (long offset = 0; offset < count;) {
      const struct entry *entry = (const struct entry *)(buffer + offset);
      unlinkat(folder, entry->name, 0);
      offset += entry->length;
    }
  close(folder);
  rmdir(path);
}

static void remove_and_end(int number) {
  for (int i = 0; i < COUNT; i++) {
    // A process that is about to become another program has none of its own.
    if (unfinished[i].state != USED || unfinished[i].owner != getpid()) continue;
    if (unlink(unfinished[i].path)) remove_folder(unfinished[i].path);
  }
  signal(number, SIG_DFL);
  raise(number);
}

// Ends as before where nothing is unfinished; what is ignored, or caught by others, stays so.
static void catch_signals(void) {
  struct sigaction action = {.sa_handler = remove_and_end}, current;
  sigemptyset(&action.sa_mask);
  for (unsigned i = 0; i < sizeof ending / sizeof *ending; i++) sigaddset(&action.sa_mask, ending[i]);
  for (unsigned i = 0; i < sizeof ending / sizeof *ending; i++)
    if (!sigaction(ending[i], NULL, &current) && current.sa_handler == SIG_DFL)
      sigaction(ending[i], &action, NULL);
}

void rh_begin_unfinished(const char *path) {
  if (strlen(path) >= PATH_MAX) return;
  for (int i = 0; i < COUNT; i++) {
    int expected = FREE;
    if (!atomic_compare_exchange_strong(&unfinished[i].state, &expected, CHANGING)) continue;
    strcpy(unfinished[i].path, path);
    unfinished[i].owner = getpid();
    unfinished[i].state = USED;
    catch_signals();
    return;
  }
}

void rh_end_unfinished(const char *path) {
  for (int i = 0; i < COUNT; i++)
    if (unfinished[i].state == USED && !strcmp(unfinished[i].path, path)) {
      unfinished[i].state = FREE;
      return;
    }
}
