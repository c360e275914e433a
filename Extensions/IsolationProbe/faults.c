// Attacks on the host's patience and memory. Each ends in a verdict of the host; it got through only
// where it has more than any process may have.

#define _GNU_SOURCE
#include "probe.h"
#include "protocol.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { MEBIBYTE = 1 << 20, TOO_MUCH = 1 << 30 };

static void spin(void) {
  for (;;) __asm__ volatile("");
}

static void sleep_for_ever(void) {
  for (;;) {
    const struct timespec hour = {3600, 0};
    nanosleep(&hour, NULL);
  }
}

static void ignore_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
  spin();
}

static void use(char *memory, size_t size) {
  for (size_t at = 0; at < size; at += 4096) memory[at] = 1;
}

static void map_memory(void) {
  for (size_t had = 0; had < TOO_MUCH; had += MEBIBYTE) {
    char *part = mmap(NULL, MEBIBYTE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (failed(part == MAP_FAILED ? -1 : 0, "mmap")) return;
    use(part, MEBIBYTE);
  }
  got_through("used a gibibyte");
}

static void break_memory(void) {
  for (size_t had = 0; had < TOO_MUCH; had += MEBIBYTE) {
    char *part = sbrk(MEBIBYTE);
    if (failed(part == (void *)-1 ? -1 : 0, "brk")) return;
    use(part, MEBIBYTE);
  }
  got_through("used a gibibyte");
}

static void huge_memory(void) {
  char *all = mmap(NULL, (size_t)1 << 36, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (failed(all == MAP_FAILED ? -1 : 0, "mmap")) return;
  use(all, TOO_MUCH);
  got_through("used a gibibyte");
}

static void small_memory(void) {
  for (size_t had = 0; had < TOO_MUCH; had += 64) {
    char *volatile part = malloc(48);
    if (failed(part ? 0 : -1, "mmap")) return;
    *part = 1;
  }
  got_through("used a gibibyte");
}

static size_t descend(size_t depth) {
  volatile char frame[4096];
  frame[0] = (char)depth;
  if (depth == TOO_MUCH / sizeof frame) return depth;
  return descend(depth + 1) + (size_t)frame[0];
}

static void stack_memory(void) {
  if (descend(1)) got_through("used a gibibyte");
}

static char block[MEBIBYTE];

static void flood(int descriptor, size_t mebibytes) {
  memset(block, 'x', sizeof block);
  block[sizeof block - 1] = '\n';
  for (size_t count = 0; count < mebibytes; count++)
    for (size_t at = 0; at < sizeof block;) {
      ssize_t written = write(descriptor, block + at, sizeof block - at);
      if (written <= 0) return;
      at += (size_t)written;
    }
}

static void flood_reply(void) {
  send_bytes("\x00\xff\xff\xff", 4);
  flood(TO_HOST, 64);
  got_through("wrote 64 MiB of reply");
}

static void flood_output(void) {
  flood(STDOUT_FILENO, 32);
  no_effect("write");
}

static void flood_errors(void) {
  flood(STDERR_FILENO, 32);
  no_effect("write");
}

static void slow_reply(void) {
  static const uint8_t start[] = {0, 0, 1, 0, 0xa3, 0, 1, 1};
  const struct timespec tenth = {0, 100 * 1000 * 1000};
  for (size_t at = 0;; at++) {
    send_bytes(at < sizeof start ? &start[at] : &start[5], 1);
    nanosleep(&tenth, NULL);
  }
}

static void never_read(void) {
  const char *context = "never-reads";
  send_hello(&context, 1);
  sleep_for_ever();
}

static void close_reply(void) {
  close(TO_HOST);
  spin();
}

static void close_all(void) {
  for (int descriptor = 0; descriptor < 64; descriptor++) close(descriptor);
  spin();
}

static void exit_empty(void) { _exit(0); }
static void exit_early(void) { _exit(0); }
static void exit_status(void) { _exit(7); }
static void begin_reply(void) { send_bytes("\x00\x00\x10\x00half", 8); }

static void exit_within(void) {
  begin_reply();
  _exit(0);
}

static void abort_within(void) {
  begin_reply();
  abort();
}

static void fault_within(void) {
  begin_reply();
  int *volatile nowhere = NULL;
  *nowhere = 1;
}

static void trap_within(void) {
  begin_reply();
  __builtin_trap();
}

static void crash_early(void) { abort(); }

static void fault_first(void) {
  int *volatile nowhere = NULL;
  *nowhere = 1;
}

static void crash_late(void) {
  no_effect("write");
  tell_now();
  abort();
}

static void stay_late(void) {
  no_effect("write");
  tell_now();
  sleep_for_ever();
}

static void leave_child(void) {
  pid_t child = fork();
  if (failed(child, "clone")) return;
  if (child == 0) sleep_for_ever();
  got_through("left a process with the host's pipes");
}

static void *hold(void *unused) {
  sleep_for_ever();
  return unused;
}

static void leave_thread(void) {
  pthread_t thread;
  int code = pthread_create(&thread, NULL, hold, NULL);
  if (code == 0) {
    got_through("started a thread");
    return;
  }
  errno = code;
  refused("clone3");
}

static void deny_sockets(void) {
  for (int count = 0; count < 100000; count++) socket(AF_INET, SOCK_STREAM, 0);
  got_through("was refused 100,000 times");
}

static void deny_files(void) {
  char path[] = "/etc/000000";
  for (int count = 0; count < 100000; count++) {
    for (int digit = 0, rest = count; digit < 6; digit++, rest /= 10) path[10 - digit] = (char)('0' + rest % 10);
    open(path, O_RDONLY);
  }
  got_through("was refused 100,000 files");
}

static void deny_quietly(void) {
  for (int count = 0; count < 1000000; count++) isatty(0);
  no_effect("ioctl");
}

static const struct probe table[] = {
    {"spin", "67", "Compute for ever", "extism#557", spin, CONTROL_HOST, NULL, 0, "timeout"},
    {"spin-early", "67", "Compute for ever before hello", "extism#557",
     spin, CONTROL_HOST, NULL, BEFORE_HELLO, "timeout"},
    {"ignore-signals", "67", "Ignore all signals and compute for ever", "extism#557",
     ignore_signals, CONTROL_HOST, NULL, 0, "timeout"},
    {"memory-mapped", "68", "Map and use memory without end", "sandbox2 limits_test.cc", map_memory,
     CONTROL_HOST, NULL, 0, "refused|memory"},
    {"memory-break", "68", "Raise the program break without end", "sandbox2 limits_test.cc",
     break_memory, CONTROL_HOST, NULL, 0, "refused|memory"},
    {"memory-huge", "68", "Map 64 GiB at once", "sandbox2 starve.cc", huge_memory, CONTROL_HOST,
     NULL, 0, "refused|memory"},
    {"memory-small", "68", "Allocate small pieces without end", "sandbox2 starve.cc", small_memory,
     CONTROL_HOST, NULL, 0, "refused|memory"},
    {"memory-stack", "68", "Call itself without end", "sandbox2 starve.cc", stack_memory,
     CONTROL_HOST, NULL, 0, "memory|crash"},
    {"reply-flood", "69", "Send more than a reply may have", "snekbox#81", flood_reply,
     CONTROL_HOST, NULL, 0, "malformed|output flood"},
    {"never-reads", "70", "Never read what the host sends", "swift-subprocess#367", never_read,
     CONTROL_HOST, NULL, BEFORE_HELLO, "malformed"},
    {"never-writes", "71", "Never answer", "swift-subprocess#367", sleep_for_ever, CONTROL_HOST,
     NULL, 0, "timeout"},
    {"silent", "71", "Never say hello", "swift-subprocess#367", sleep_for_ever, CONTROL_HOST, NULL,
     BEFORE_HELLO, "timeout"},
    {"slow-reply", "71", "Answer one byte in a tenth of a second", "slow loris", slow_reply,
     CONTROL_HOST, NULL, 0, "timeout"},
    {"close-reply", "72", "Close the pipe to the host and compute on",
     "swift-tools-support-core#502", close_reply, CONTROL_HOST, NULL, 0, "timeout"},
    {"close-all", "72", "Close everything and compute on", "swift-tools-support-core#502",
     close_all, CONTROL_HOST, NULL, 0, "timeout"},
    {"exit-empty", "73", "Exit well without an answer", "exit status 0 says nothing", exit_empty,
     CONTROL_HOST, NULL, 0, "exit"},
    {"exit-early", "73", "Exit well without a word", "exit status 0 says nothing", exit_early,
     CONTROL_HOST, NULL, BEFORE_HELLO, "exit"},
    {"exit-status", "73", "Exit with status 7", "exit(3)", exit_status, CONTROL_HOST, NULL, 0, "status"},
    {"exit-within", "74", "Exit well within an answer", "exit(3)", exit_within, CONTROL_HOST, NULL,
     0, "exit"},
    {"abort-within", "74", "Abort within an answer", "abort(3)", abort_within, CONTROL_HOST, NULL,
     0, "crash"},
    {"fault-within", "74", "Fault within an answer", "signal(7)", fault_within, CONTROL_HOST, NULL,
     0, "crash"},
    {"trap-within", "74", "Trap within an answer", "signal(7)", trap_within, CONTROL_HOST, NULL, 0, "crash"},
    {"fault-first", "74", "Fault instead of an answer", "signal(7)", fault_first, CONTROL_HOST, NULL,
     0, "crash"},
    {"crash-early", "74", "Abort before hello", "abort(3)", crash_early, CONTROL_HOST, NULL,
     BEFORE_HELLO, "crash"},
    {"crash-late", "74", "Abort after a whole answer", "abort(3)", crash_late, CONTROL_HOST, NULL, 0, "no effect, then crash"},
    {"stay-late", "71", "Stay after a whole answer", "swift-subprocess#367", stay_late, CONTROL_HOST,
     NULL, 0, "no effect, then timeout"},
    {"leave-child", "75", "Leave a process that holds the host's pipes", "cpython#76116",
     leave_child, CONTROL_HOST, NULL, 0, "refused"},
    {"leave-thread", "75", "Leave a thread that holds the host's pipes", "cpython#76116",
     leave_thread, CONTROL_HOST, NULL, 0, "refused"},
    {"leaks", "76", "Leave something behind in the host in 1,000 runs", "libelektra#2170", NULL,
     CONTROL_NONE, "one run cannot show it; the tests run 1,000 and count", 0},
    {"deny-sockets", "77", "Be refused sockets without end", "sandbox2 starvation test",
     deny_sockets, CONTROL_HOST, NULL, 0, "violation"},
    {"deny-files", "77", "Be refused a new file each time", "sandbox2 starvation test", deny_files,
     CONTROL_HOST, NULL, 0, "violation"},
    {"deny-quietly", "77", "Make a million calls that are answered quietly",
     "sandbox2 starvation test", deny_quietly, CONTROL_HOST, NULL, 0, "no effect"},
    {"output-flood", "78", "Print without end", "vercel/ai#20052", flood_output, CONTROL_HOST, NULL,
     0, "no effect"},
    {"error-flood", "78", "Print errors without end", "vercel/ai#20052", flood_errors, CONTROL_HOST,
     NULL, 0, "no effect"},
};

GROUP(faults_group, "faults", table);
