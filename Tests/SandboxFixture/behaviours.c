#define _GNU_SOURCE
#include "fixture.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static void answer(void) { reply("hello"); }

/// Says how many bytes it was sent.
static void count_input(void) {
  static char buffer[1 << 16];
  unsigned long total = 0;
  ssize_t count;
  while ((count = read(3, buffer, sizeof buffer)) > 0) total += (unsigned long)count;
  reply("%lu", total);
}

/// Answers each line with itself until there are no more.
static void echo(void) {
  char buffer[4096];
  ssize_t count;
  while ((count = read(3, buffer, sizeof buffer)) > 0)
    if (write(HOST, buffer, (size_t)count) < 0) return;
}

static void stay_silent(void) {}
static void fail_quietly(void) { _exit(7); }
static void crash(void) { __builtin_trap(); }
static void abort_itself(void) { abort(); }
static void crash_in_reply(void) {
  reply("half of an ans");
  __builtin_trap();
}

static void sleep_forever(void) {
  for (;;) poll(NULL, 0, -1);
}
static void spin(void) {
  for (volatile unsigned long i = 0;; i++) {
  }
}
static void ignore_termination(void) {
  for (int number = 1; number < 32; number++) signal(number, SIG_IGN);
  reply("ready");
  sleep_forever();
}
static void drip(void) {
  for (;;) {
    reply(".");
    nanosleep(&(struct timespec){0, 20000000}, NULL);
  }
}
static void close_output_and_spin(void) {
  for (int descriptor = 0; descriptor < 5; descriptor++) close(descriptor);
  spin();
}

static char block[1 << 16];

static void flood_reply(void) {
  for (;;)
    if (write(HOST, block, sizeof block) < 0) return;
}
static void fill_log(int descriptor) {
  memset(block, 'x', sizeof block);
  for (int i = 0; i < 160; i++)
    if (write(descriptor, block, sizeof block) < 0) return;
}
static void flood_log(void) {
  fill_log(1);
  reply("done");
}
static void write_logs(void) {
  if (write(1, "to output\n", 10) < 0 || write(2, "to error\n", 9) < 0) return;
  reply("done");
}

static void many_small_blocks(void) {
  for (;;) {
    char *memory = malloc(1 << 16);
    if (!memory) abort();
    memset(memory, 1, 1 << 16);
  }
}
static void one_large_block(void) {
  char *memory = malloc(512 << 20);
  if (!memory) abort();
  memset(memory, 1, 512 << 20);
  reply("had it");
}

/// As a table does that grows: half of the limit is in use when the rest is not enough.
static void outgrow(void) {
  char *half = malloc(120 << 20);
  if (!half) return;
  memset(half, 1, 120 << 20);
  char *larger = malloc(200 << 20);
  if (!larger) abort();
  reply("had it");
}
/// Asks for too much, and does without.
static void do_without(void) {
  if (malloc(512 << 20) || malloc(300 << 20)) return;
  reply("did without");
}
/// Asks for too much, does without, works on, and crashes for another reason.
static void crash_later(void) {
  if (malloc(512 << 20)) return;
  const clock_t start = clock();
  while (clock() - start < CLOCKS_PER_SEC / 2) continue;
  abort();
}
/// Takes and gives back more than the limit in all, never at once.
static void take_turns(void) {
  for (int i = 0; i < 40; i++) {
    char *memory = malloc(100 << 20);
    if (!memory) abort();
    memset(memory, 1, 1 << 20);
    free(memory);
  }
  reply("done");
}

static void spam_refusals(void) {
  for (;;) (void)socket(AF_INET, SOCK_STREAM, 0);
}
static void a_few_refusals(void) {
  for (int i = 0; i < 3; i++) (void)socket(AF_INET, SOCK_STREAM, 0);
  (void)open("/etc/passwd", O_RDONLY);
  (void)open("/etc/\033]0;title\007", O_RDONLY);
  reply("done");
}

/// A file that every program looks for.
static void spam_quiet_answers(void) {
  for (;;) (void)open("/proc/self/maps", O_RDONLY);
}

/// More often than calls are answered quietly, and each time so much that the host is asked.
static void map_and_unmap(void) {
  size_t size = 100 << 20;
  for (int i = 0; i < 20100; i++) {
    void *memory =
        mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) abort();
    munmap(memory, size);
  }
  reply("done");
}

/// SECCOMP_SET_MODE_FILTER with SECCOMP_FILTER_FLAG_NEW_LISTENER.
static void filter_with_listener(void) { (void)syscall(SYS_seccomp, 1, 8, NULL); }

static void call_32_bit(void) {
#if defined(__x86_64__)
  long result;
  __asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory"); // getpid
  reply("%ld", result);
#endif
}
static void call_x32(void) {
#if defined(__x86_64__)
  reply("%ld", syscall(0x40000000 + SYS_getpid));
#endif
}

/// Tells what it was given: descriptors, environment, identity, folder.
static void describe(void) {
  for (int descriptor = 0; descriptor < 1024; descriptor++)
    if (fcntl(descriptor, F_GETFD) >= 0) reply("fd %d\n", descriptor);
  for (char **variable = environ; *variable; variable++) reply("env %s\n", *variable);
  char folder[64] = "";
  if (syscall(SYS_getcwd, folder, sizeof folder) < 0) return;
  reply("cwd %s\npid %d\nuid %d\ngid %d\n", folder, getpid(), getuid(), getgid());
  char byte;
  reply("stdin %ld\n", (long)read(0, &byte, 1));
}
static void describe_limits(void) {
  static const struct {
    const char *name;
    int resource;
  } limits[] = {{"core", RLIMIT_CORE},       {"fsize", RLIMIT_FSIZE}, {"memlock", RLIMIT_MEMLOCK},
                {"nofile", RLIMIT_NOFILE},   {"nproc", RLIMIT_NPROC}, {"data", RLIMIT_DATA},
                {"msgqueue", RLIMIT_MSGQUEUE}, {"cpu", RLIMIT_CPU}};
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    struct rlimit limit;
    getrlimit((__rlimit_resource_t)limits[i].resource, &limit);
    reply("%s %lu\n", limits[i].name, (unsigned long)limit.rlim_max);
  }
}
/// Reads a file of the time zone database, then tries to write to it.
static void use_zoneinfo(void) {
  char magic[5] = "";
  int file = open("/usr/share/zoneinfo/Europe/Berlin", O_RDONLY);
  if (file < 0 || read(file, magic, 4) != 4) magic[0] = 0;
  int writable = open("/usr/share/zoneinfo/Europe/Berlin", O_WRONLY);
  int above = open("/usr/share/zoneinfo/../../../etc/passwd", O_RDONLY);
  reply("%s %d %d", magic, writable, above);
}
/// Looks for its execution and hand-over descriptors, which must not come back.
static void exhaust_descriptors(void) {
  int last = -1, file;
  while ((file = open("/usr/share/zoneinfo/Europe/Berlin", O_RDONLY)) >= 0) last = file;
  reply("%d", last);
}

static const struct {
  const char *name;
  void (*run)(void);
} behaviours[] = {
    {"answer", answer},
    {"count-input", count_input},
    {"echo", echo},
    {"stay-silent", stay_silent},
    {"fail", fail_quietly},
    {"crash", crash},
    {"abort", abort_itself},
    {"crash-in-reply", crash_in_reply},
    {"sleep", sleep_forever},
    {"spin", spin},
    {"ignore-termination", ignore_termination},
    {"drip", drip},
    {"close-output-and-spin", close_output_and_spin},
    {"flood-reply", flood_reply},
    {"flood-log", flood_log},
    {"write-logs", write_logs},
    {"many-small-blocks", many_small_blocks},
    {"one-large-block", one_large_block},
    {"outgrow", outgrow},
    {"do-without", do_without},
    {"crash-later", crash_later},
    {"take-turns", take_turns},
    {"spam-refusals", spam_refusals},
    {"a-few-refusals", a_few_refusals},
    {"spam-quiet-answers", spam_quiet_answers},
    {"map-and-unmap", map_and_unmap},
    {"filter-with-listener", filter_with_listener},
    {"call-32-bit", call_32_bit},
    {"call-x32", call_x32},
    {"describe", describe},
    {"describe-limits", describe_limits},
    {"use-zoneinfo", use_zoneinfo},
    {"exhaust-descriptors", exhaust_descriptors},
};

int run_behaviour(const char *name) {
  for (size_t i = 0; i < sizeof behaviours / sizeof *behaviours; i++) {
    if (strcmp(name, behaviours[i].name) != 0) continue;
    behaviours[i].run();
    return 1;
  }
  return 0;
}
