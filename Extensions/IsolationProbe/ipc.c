// Shared memory, queues, locks and what can be told by being busy: entries 54 to 60 of the
// catalogue of attacks.

#define _GNU_SOURCE
#include "probe.h"

#include "CProbeWorld.h"

#include <errno.h>
#include <fcntl.h>
#include <mqueue.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/times.h>
#include <sys/utsname.h>
#include <unistd.h>

static void shared_segment(void) {
  int segment = shmget(RH_WORLD_IPC_KEY, 0, 0);
  if (failed(segment, "shmget")) return;
  const char *memory = shmat(segment, NULL, SHM_RDONLY);
  if (memory == (void *)-1) return refused("shmat");
  if (strcmp(memory, RH_WORLD_SECRET) == 0) got_through("read the secret from shared memory");
  else unclear("read something else from shared memory");
  shmdt(memory);
}

static void new_segment(void) {
  int segment = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
  if (failed(segment, "shmget")) return;
  got_through("made shared memory that outlives it");
  shmctl(segment, IPC_RMID, NULL);
}

static void semaphore(void) {
  int set = semget(RH_WORLD_IPC_KEY, 0, 0);
  if (failed(set, "semget")) return;
  struct sembuf raise = {0, 1, IPC_NOWAIT};
  if (!failed(semop(set, &raise, 1), "semop")) got_through("signalled by a semaphore");
}

static void system_v_queue(void) {
  int queue = msgget(RH_WORLD_IPC_KEY, 0);
  if (failed(queue, "msgget")) return;
  struct {
    long type;
    char text[8];
  } message = {1, "told"};
  if (!failed(msgsnd(queue, &message, sizeof message.text, IPC_NOWAIT), "msgsnd"))
    got_through("sent a message to a queue");
}

static void posix_queue(void) {
  mqd_t queue = mq_open(RH_WORLD_MESSAGE_QUEUE, O_RDWR | O_NONBLOCK);
  if (failed(queue, "mq_open")) return;
  if (!failed(mq_send(queue, "told", 4, 0), "mq_timedsend")) got_through("sent a message to a queue");
  mq_close(queue);
}

static void new_posix_queue(void) {
  struct mq_attr attributes = {.mq_maxmsg = 2, .mq_msgsize = 64};
  mqd_t queue = mq_open("/report-host-new", O_CREAT | O_RDWR, 0600, &attributes);
  if (failed(queue, "mq_open")) return;
  got_through("made a queue that outlives it");
  mq_close(queue);
  mq_unlink("/report-host-new");
}

static void lock_inherited(void) {
  if (!failed(flock(RH_WORLD_CHANGEABLE_DESCRIPTOR, LOCK_EX | LOCK_NB), "flock"))
    got_through("signalled by a lock on a shared file");
}

static void lock_range(void) {
  struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_len = 1};
  if (!failed(fcntl(RH_WORLD_CHANGEABLE_DESCRIPTOR, F_SETLK, &lock), "fcntl"))
    got_through("signalled by a lock on a part of a shared file");
}

static void lock_pipe(void) {
  if (!failed(flock(4, LOCK_EX | LOCK_NB), "flock")) got_through("locked the host's pipe");
}

static void lease_file(void) {
  if (failed(fcntl(RH_WORLD_SECRET_DESCRIPTOR, F_SETLEASE, F_RDLCK), "fcntl")) return;
  got_through("is signalled when somebody writes to a shared file");
  fcntl(RH_WORLD_SECRET_DESCRIPTOR, F_SETLEASE, F_UNLCK);
}

static void pipe_size(void) {
  int before = fcntl(4, F_GETPIPE_SZ);
  if (failed(fcntl(4, F_SETPIPE_SZ, before > 4096 ? 4096 : 8192), "fcntl")) return;
  got_through("changed the size of the host's pipe");
}

static void pipe_owner(void) {
  if (!failed(fcntl(4, F_SETOWN, getpid()), "fcntl")) got_through("has the host's pipe signal it");
}

static void pipe_signal(void) {
  if (!failed(fcntl(4, F_SETSIG, SIGUSR1), "fcntl")) got_through("chose the host's pipe's signal");
}

static void pipe_flags(void) {
  if (!failed(fcntl(4, F_SETFL, O_ASYNC), "fcntl")) got_through("changed the pipe's flags");
}

static void duplicate(void) {
  if (!failed(dup(4), "dup")) got_through("copied a descriptor");
}

static void duplicate_high(void) {
  if (!failed(fcntl(4, F_DUPFD, 10), "fcntl")) got_through("copied a descriptor to another number");
}

static void new_pipe(void) {
  int ends[2];
  if (!failed(pipe(ends), "pipe2")) got_through("made a pipe");
}

static void event_descriptor(void) {
  if (!failed(syscall(__NR_eventfd2, 0, 0), "eventfd2")) got_through("made an event descriptor");
}

static char page[8192] __attribute__((aligned(4096)));

static void merge_pages(void) {
  if (!failed(madvise(page, 4096, MADV_MERGEABLE), "madvise"))
    got_through("has its pages merged with equal ones of others");
}

static void merge_process(void) {
  long result = syscall(__NR_prctl, 67 /* PR_SET_MEMORY_MERGE */, 1, 0, 0, 0);
  if (!failed(result, "prctl")) got_through("has all its pages merged with equal ones of others");
}

static void poison_page(void) {
  // There is nothing at the address, which only shows to who may.
  long result = madvise((void *)4096, 4096, 101 /* MADV_SOFT_OFFLINE */);
  if (result < 0 && errno == EFAULT) got_through("may take pages from the machine");
  else failed(result, "madvise");
}

static void shared_memory(void) {
  void *memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return refused("mmap");
  got_through("made memory to share");
}

static void lock_memory(void) {
  if (!failed(mlock(page, 4096), "mlock")) got_through("locked memory of the machine");
}

static void system_load(void) {
  struct sysinfo information;
  if (!failed(sysinfo(&information), "sysinfo")) got_through("learnt how busy the machine is");
}

static void own_usage(void) {
  struct rusage usage;
  if (!failed(getrusage(RUSAGE_SELF, &usage), "getrusage")) got_through("learnt its own use");
}

static void process_times(void) {
  struct tms used;
  // The C library's function cannot tell an error from a time.
  if (!failed(syscall(__NR_times, &used), "times")) got_through("learnt the machine's ticks");
}

static void which_processor(void) {
  unsigned processor, node;
  if (!failed(syscall(__NR_getcpu, &processor, &node, NULL), "getcpu"))
    got_through("learnt which processor it is on");
}

static void system_name(void) {
  struct utsname name;
  if (!failed(uname(&name), "uname")) got_through("learnt the machine's name and kernel");
}

static void processors(void) {
  unsigned long mask[128];
  if (!failed(syscall(__NR_sched_getaffinity, 0, sizeof mask, mask), "sched_getaffinity"))
    got_through("learnt how many processors there are");
}

static const struct probe table[] = {
    {"shared-memory-secret", "54", "Read the secret from System V shared memory",
     "Chromium SyscallSets::IsAnySystemV", shared_segment, CONTROL_WORKS, NULL, 0},
    {"shared-memory-new", "54", "Leave shared memory behind",
     "Chromium SyscallSets::IsAnySystemV", new_segment, CONTROL_WORKS, NULL, 0},
    {"semaphore", "54", "Signal by a System V semaphore", "Chromium SyscallSets::IsAnySystemV",
     semaphore, CONTROL_WORKS, NULL, 0},
    {"message-queue", "54", "Send to a System V queue", "Chromium SyscallSets::IsAnySystemV",
     system_v_queue, CONTROL_WORKS, NULL, 0},
    {"posix-queue", "55", "Send to a POSIX queue", "mq_overview(7)", posix_queue, CONTROL_DEPENDS,
     "needs a kernel with POSIX queues", 0},
    {"posix-queue-new", "55", "Leave a POSIX queue behind", "mq_overview(7)", new_posix_queue,
     CONTROL_DEPENDS, "needs a kernel with POSIX queues", 0},
    {"lock-file", "56", "Signal by a lock on a shared file", "flock(2)", lock_inherited,
     CONTROL_WORKS, NULL, 0},
    {"lock-range", "56", "Signal by a lock on a part of a shared file", "fcntl(2)", lock_range,
     CONTROL_WORKS, NULL, 0},
    {"lock-pipe", "56", "Lock the host's pipe", "flock(2)", lock_pipe, CONTROL_WORKS, NULL, 0},
    {"lease-file", "56", "Take a lease on a shared file", "fcntl(2)", lease_file, CONTROL_WORKS,
     NULL, 0},
    {"pipe-size", "57", "Change the size of the host's pipe", "Chromium RestrictFcntlCommands",
     pipe_size, CONTROL_WORKS, NULL, 0},
    {"pipe-owner", "57", "Have the host's pipe send signals", "Chromium RestrictFcntlCommands",
     pipe_owner, CONTROL_WORKS, NULL, 0},
    {"pipe-signal", "57", "Choose the signal of the host's pipe", "Chromium RestrictFcntlCommands",
     pipe_signal, CONTROL_WORKS, NULL, 0},
    {"pipe-flags", "57", "Change the flags of the host's pipe", "Chromium RestrictFcntlCommands",
     pipe_flags, CONTROL_WORKS, NULL, 0},
    {"duplicate", "57", "Copy a descriptor", "Chromium RestrictFcntlCommands", duplicate,
     CONTROL_WORKS, NULL, 0},
    {"duplicate-high", "57", "Copy a descriptor to a number of its choice",
     "Chromium RestrictFcntlCommands", duplicate_high, CONTROL_WORKS, NULL, 0},
    {"new-pipe", "57", "Make a pipe", "Chromium RestrictFcntlCommands", new_pipe, CONTROL_WORKS,
     NULL, 0},
    {"event-descriptor", "57", "Make an event descriptor", "Chromium SyscallSets::IsEventFd",
     event_descriptor, CONTROL_WORKS, NULL, 0},
    {"merge-pages", "58", "Learn what others have in memory by merging pages",
     "Chromium madvise list", merge_pages, CONTROL_DEPENDS, "needs a kernel with page merging", 0},
    {"merge-process", "58", "Have all pages merged", "Chromium madvise list", merge_process,
     CONTROL_DEPENDS, "needs a kernel with page merging and a privilege over the machine", 0},
    {"poison-page", "58", "Take a page of memory from the machine", "Chromium madvise list",
     poison_page, CONTROL_NONE, "takes a privilege over the whole machine", 0},
    {"share-memory", "58", "Make memory to share", "Chromium madvise list", shared_memory,
     CONTROL_WORKS, NULL, 0},
    {"lock-memory", "58", "Lock memory", "Chromium madvise list", lock_memory, CONTROL_WORKS,
     NULL, 0},
    {"system-load", "59", "Learn how busy the machine is", "sysinfo(2)", system_load,
     CONTROL_WORKS, NULL, 0},
    {"own-usage", "59", "Learn its own use of the machine", "getrusage(2)", own_usage,
     CONTROL_WORKS, NULL, 0},
    {"process-times", "59", "Learn the machine's ticks", "times(2)", process_times, CONTROL_WORKS,
     NULL, 0},
    {"which-processor", "59", "Learn which processor it runs on", "getcpu(2)", which_processor,
     CONTROL_WORKS, NULL, 0},
    {"system-name", "59", "Learn the machine's name and kernel", "uname(2)", system_name,
     CONTROL_WORKS, NULL, 0},
    {"processors", "59", "Learn how many processors there are", "sched_getaffinity(2)",
     processors, CONTROL_WORKS, NULL, 0},
    {"busy-signal", "60", "Tell a colluder something by being busy or using memory",
     "a residual channel", NULL, CONTROL_NONE,
     "who runs at all can be seen to run; the threat model names it as what remains", 0},
};

GROUP(ipc_group, "communication", table);
