#define _GNU_SOURCE
#include "CScratch.h"

#include "CProbeWorld.h"
#include "world.h"

#include <errno.h>
#include <fcntl.h>
#include <mqueue.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/sendfile.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static pid_t victim = -1;
static pid_t server = -1;
static int pipe_end = -1;
static ino_t changeable;
static struct timespec program_changed;
static char *probes_path;

static int write_new(const char *path, mode_t mode, const char *text) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
  if (file < 0) return -errno;
  int result = write(file, text, strlen(text)) < 0 ? -errno : fchmod(file, mode) < 0 ? -errno : 0;
  close(file);
  return result;
}

/// Puts a descriptor where attackers look for it, to be inherited.
static int place(int descriptor, int number) {
  if (descriptor < 0) return -errno;
  int result = descriptor == number ? 0 : dup2(descriptor, number);
  if (descriptor != number) close(descriptor);
  return result < 0 ? -errno : 0;
}

/// Read long ago, so that a reader of now shows.
static int set_times(void) {
  const struct timespec long_ago[2] = {{1, 0}, {2, 0}};
  return utimensat(AT_FDCWD, RH_WORLD_CHANGEABLE, long_ago, 0) < 0 ? -errno : 0;
}

static int make_changeable(void) {
  int error = write_new(RH_WORLD_CHANGEABLE, 0666, "change me");
  if (!error) error = set_times();
  if (!error)
    error = place(open(RH_WORLD_CHANGEABLE, O_RDWR), RH_WORLD_CHANGEABLE_DESCRIPTOR);
  struct stat status;
  if (!error && fstat(RH_WORLD_CHANGEABLE_DESCRIPTOR, &status) == 0) changeable = status.st_ino;
  return error;
}

static int make_files(void) {
  int error = write_new(RH_WORLD_SECRET_FILE, 0644, RH_WORLD_SECRET);
  if (!error) error = make_changeable();
  if (!error && mkdir(RH_WORLD_EMPTY_FOLDER, 0777) < 0) error = -errno;
  if (!error && chmod(RH_WORLD_EMPTY_FOLDER, 0777) < 0) error = -errno;
  return error;
}

static int make_descriptors(void) {
  int error = place(open(RH_WORLD_SECRET_FILE, O_RDONLY), RH_WORLD_SECRET_DESCRIPTOR);
  if (!error) error = place(open("/", O_RDONLY | O_DIRECTORY), RH_WORLD_ROOT_DESCRIPTOR);
  if (!error) error = place(open("/proc/self/ns/uts", O_RDONLY), RH_WORLD_NAMESPACE_DESCRIPTOR);
  if (!error)
    error = place((int)syscall(434 /* pidfd_open */, getpid(), 0), RH_WORLD_PROCESS_DESCRIPTOR);
  int ends[2];
  if (!error && pipe2(ends, O_NONBLOCK) < 0) error = -errno;
  if (error) return error;
  pipe_end = fcntl(ends[0], F_DUPFD_CLOEXEC, RH_WORLD_DESCRIPTORS_END);
  close(ends[0]);
  return pipe_end < 0 ? -errno : place(ends[1], RH_WORLD_PIPE_DESCRIPTOR);
}

/// A terminal that controls the session, as the user's own does.
static int make_terminal(void) {
  int master = open("/dev/pts/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0) return -errno;
  int unlock = 0, number;
  char path[32];
  if (ioctl(master, TIOCSPTLCK, &unlock) < 0 || ioctl(master, TIOCGPTN, &number) < 0)
    return -errno;
  snprintf(path, sizeof path, "/dev/pts/%d", number);
  int error = place(open(path, O_RDWR | O_NOCTTY), RH_WORLD_TERMINAL_DESCRIPTOR);
  if (!error && ioctl(RH_WORLD_TERMINAL_DESCRIPTOR, TIOCSCTTY, 0) < 0) error = -errno;
  return error;
}

static int make_shared_memory(void) {
  int segment = shmget(RH_WORLD_IPC_KEY, 4096, IPC_CREAT | 0666);
  if (segment < 0) return -errno;
  char *memory = shmat(segment, NULL, 0);
  if (memory == (void *)-1) return -errno;
  strcpy(memory, RH_WORLD_SECRET);
  shmdt(memory);
  return 0;
}

static int make_queues(void) {
  int error = make_shared_memory();
  if (error) return error;
  if (semget(RH_WORLD_IPC_KEY, 1, IPC_CREAT | 0666) < 0) return -errno;
  if (msgget(RH_WORLD_IPC_KEY, IPC_CREAT | 0666) < 0) return -errno;
  struct mq_attr attributes = {.mq_maxmsg = 8, .mq_msgsize = 64};
  mqd_t queue = mq_open(RH_WORLD_MESSAGE_QUEUE, O_CREAT | O_RDWR, 0666, &attributes);
  // A kernel may be built without; the probe of it says so.
  if (queue == (mqd_t)-1) return errno == ENOSYS ? 0 : -errno;
  fchmod(queue, 0666);
  mq_close(queue);
  return 0;
}

/// What the victim executes: the program itself, or a copy that may be overwritten.
static int make_program(const char *probes, int writable) {
  int error = write_new(RH_WORLD_PROGRAM, 0777, "");
  if (error) return error;
  if (!writable) return mount(probes, RH_WORLD_PROGRAM, NULL, MS_BIND, NULL) < 0 ? -errno : 0;
  int from = open(probes, O_RDONLY | O_CLOEXEC);
  int to = open(RH_WORLD_PROGRAM, O_WRONLY | O_CLOEXEC);
  struct stat status;
  if (from < 0 || to < 0 || fstat(from, &status) < 0) error = -errno;
  for (off_t at = 0; !error && at < status.st_size;)
    if (sendfile(to, from, &at, (size_t)(status.st_size - at)) <= 0) error = -EIO;
  if (from >= 0) close(from);
  if (to >= 0) close(to);
  return error;
}

static int note_program(void) {
  struct stat status;
  if (stat(RH_WORLD_PROGRAM, &status) < 0) return -errno;
  program_changed = status.st_mtim;
  return 0;
}

enum { PATIENCE = 10 }; // Seconds for a process to start or end.

/// Waits until a victim says that it has its secret; one that does not is ended.
static int await_victim(int ready) {
  struct pollfd waiting = {ready, POLLIN, 0};
  char byte;
  int count;
  do count = poll(&waiting, 1, PATIENCE * 1000);
  while (count < 0 && errno == EINTR);
  if (count > 0) return read(ready, &byte, 1) == 1 ? 0 : -ECHILD;
  kill(victim, SIGKILL);
  return count == 0 ? -ETIMEDOUT : -errno;
}

/// Starts the victim and waits until it has its secret.
static int start_victim(void) {
  int ready[2];
  if (pipe2(ready, O_CLOEXEC) < 0) return -errno;
  victim = fork();
  if (victim == 0) {
    dup2(ready[1], STDOUT_FILENO);
    execl(RH_WORLD_PROGRAM, "victim", "victim", "0", NULL);
    _exit(127);
  }
  close(ready[1]);
  int error = victim < 0 ? -errno : await_victim(ready[0]);
  close(ready[0]);
  if (error) return error;
  return place((int)syscall(434 /* pidfd_open */, victim, 0), RH_WORLD_VICTIM_DESCRIPTOR);
}

static int start_server(void) {
  server = rh_world_serve();
  return server < 0 ? -errno : 0;
}

static int connect_datagrams(void) {
  return place(rh_world_datagram_socket(), RH_WORLD_SOCKET_DESCRIPTOR);
}

static int set_signals(void) {
  // Left as many a launcher leaves them.
  signal(SIGUSR2, SIG_IGN);
  return 0;
}

int rh_world_furnish(const char *probes, int writable, const char **step) {
  umask(0);
  const struct {
    const char *name;
    int (*make)(void);
  } steps[] = {
      {"make files", make_files},
      {"note the program", note_program},
      {"start a victim", start_victim},
      {"make descriptors", make_descriptors},
      {"make a terminal", make_terminal},
      {"make queues", make_queues},
      {"listen", rh_world_listen},
      {"start a server", start_server},
      {"connect a socket", connect_datagrams},
      {"set signals", set_signals},
  };
  *step = "copy the program";
  probes_path = strdup(probes);
  int error = probes_path ? make_program(probes, writable) : -ENOMEM;
  for (size_t i = 0; !error && i < sizeof steps / sizeof *steps; i++) {
    *step = steps[i].name;
    error = steps[i].make();
  }
  return error;
}

/// Whether a child of this process has ended; it is reaped.
static int has_ended(pid_t *process) {
  int status;
  if (*process > 0 && waitpid(*process, &status, WNOHANG) == 0) return 0;
  *process = -1;
  return 1;
}

static int file_is_changed(void) {
  char text[32];
  struct stat status;
  if (stat(RH_WORLD_CHANGEABLE, &status) < 0 || status.st_ino != changeable) return 1;
  ssize_t count = pread(RH_WORLD_CHANGEABLE_DESCRIPTOR, text, sizeof text, 0);
  return count != 9 || memcmp(text, "change me", 9) != 0 || (status.st_mode & 07777) != 0666 ||
         status.st_mtim.tv_sec != 2;
}

static int program_is_changed(void) {
  struct stat status;
  return stat(RH_WORLD_PROGRAM, &status) < 0 ||
         status.st_mtim.tv_sec != program_changed.tv_sec ||
         status.st_mtim.tv_nsec != program_changed.tv_nsec;
}

unsigned rh_world_effects(void) {
  unsigned effects = 0;
  char bytes[64], name[64] = "";
  if (has_ended(&victim) | has_ended(&server)) effects |= RH_WORLD_VICTIM_DIED;
  if (file_is_changed()) effects |= RH_WORLD_FILE_CHANGED;
  if (read(pipe_end, bytes, sizeof bytes) > 0) effects |= RH_WORLD_PIPE_WRITTEN;
  if (gethostname(name, sizeof name - 1) < 0 || strcmp(name, RH_WORLD_HOST_NAME) != 0)
    effects |= RH_WORLD_RENAMED;
  if (program_is_changed()) effects |= RH_WORLD_PROGRAM_CHANGED;
  return effects;
}

static int mend_program(void) {
  if (!program_is_changed()) return 0;
  if (unlink(RH_WORLD_PROGRAM) < 0) return -errno;
  int error = make_program(probes_path, 1);
  return error ? error : note_program();
}

static int mend_victim(void) { return has_ended(&victim) ? start_victim() : 0; }

static int mend_server(void) { return has_ended(&server) ? start_server() : 0; }

static int mend_files(void) {
  mkdir(RH_WORLD_EMPTY_FOLDER, 0777);
  if (!file_is_changed()) return set_times();
  unlink(RH_WORLD_CHANGEABLE);
  return make_changeable();
}

/// Nobody receives, and a full queue would refuse by itself.
static int mend_queues(void) {
  mqd_t queue = mq_open(RH_WORLD_MESSAGE_QUEUE, O_RDWR | O_NONBLOCK);
  if (queue == (mqd_t)-1) return errno == ENOSYS ? 0 : -errno;
  char message[64];
  while (mq_receive(queue, message, sizeof message, NULL) >= 0) {
  }
  mq_close(queue);
  return 0;
}

/// Ends a process and leaves it for has_ended() to find.
static int end_process(pid_t process) {
  if (process <= 0) return 0;
  kill(process, SIGKILL);
  const struct timespec millisecond = {0, 1000 * 1000};
  for (int waited = 0; waited < PATIENCE * 1000; waited++) {
    siginfo_t information = {0};
    int result = waitid(P_PID, (id_t)process, &information, WEXITED | WNOWAIT | WNOHANG);
    if (result < 0 && errno != EINTR) return -errno;
    if (information.si_pid == process) return 0;
    nanosleep(&millisecond, NULL);
  }
  return -ETIMEDOUT;
}

static int mend_name(void) {
  return sethostname(RH_WORLD_HOST_NAME, sizeof RH_WORLD_HOST_NAME - 1) < 0 ? -errno : 0;
}

int rh_world_mend(int replace, const char **step) {
  static const struct {
    const char *name;
    int (*mend)(void);
  } steps[] = {
      {"copy the program again", mend_program}, {"start another victim", mend_victim},
      {"start another server", mend_server},    {"make files anew", mend_files},
      {"restore the name", mend_name},          {"empty the queues", mend_queues},
  };
  int error = 0;
  *step = "end who was attacked";
  if (replace) error = end_process(victim);
  if (replace && !error) error = end_process(server);
  for (size_t i = 0; !error && i < sizeof steps / sizeof *steps; i++) {
    *step = steps[i].name;
    error = steps[i].mend();
  }
  return error;
}
