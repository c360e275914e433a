// An extension without the SDK that does one thing wrong. Tests copy the program and write the
// mode into the copy, since nothing from outside reaches a sandboxed process before it speaks.

#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

enum { IN = 3, OUT = 4 };

// Tests look for the marker and overwrite what follows it.
static volatile char mode[64] = "MISBEHAVIOUR:none";

// The note that identifies a report extension: docs/protocol.md, "Identity".
static const struct {
  uint32_t name_size, descriptor_size, type;
  char name[12];
  uint32_t version;
  char identifier[48];
} note __attribute__((section(".note.report-host"), used, aligned(4))) = {
    12, 52, 1, "report-host", 1, "com.apple.deviceactivityui.report-extension"};

static int is(const char *name) { return strcmp((const char *)mode + 13, name) == 0; }

static void send_bytes(const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(OUT, next, count);
    if (written <= 0) _exit(3);
    next += written;
    count -= (size_t)written;
  }
}

static void send_frame(const void *item, uint32_t size) {
  uint8_t header[4] = {(uint8_t)(size >> 24), (uint8_t)(size >> 16), (uint8_t)(size >> 8),
                       (uint8_t)size};
  send_bytes(header, 4);
  send_bytes(item, size);
}

// {0: 0, 2: [1], 3: "test", 5: ["Any"]}
static const uint8_t hello[] = {0xa4, 0, 0, 2, 0x81, 1, 3, 0x64, 't', 'e', 's', 't',
                                5,    0x81, 0x63, 'A', 'n', 'y'};

// {0: 1, 1: 1, 2: [{0: 4}]}, a tree that is one divider.
static uint8_t tree[] = {0xa3, 0, 1, 1, 1, 2, 0x81, 0xa1, 0, 4};

// Reads frames until the one that ends the activity.
static void await_request(void) {
  for (;;) {
    uint8_t header[4];
    for (size_t have = 0; have < 4;) {
      ssize_t count = read(IN, header + have, 4 - have);
      if (count <= 0) _exit(0);
      have += (size_t)count;
    }
    uint32_t left = (uint32_t)header[0] << 24 | (uint32_t)header[1] << 16 | header[2] << 8 | header[3];
    uint8_t first[3] = {0};
    for (uint32_t at = 0; at < left;) {
      uint8_t buffer[4096];
      uint32_t part = left - at < sizeof buffer ? left - at : (uint32_t)sizeof buffer;
      ssize_t count = read(IN, buffer, part);
      if (count <= 0) _exit(0);
      for (ssize_t index = 0; index < count && at + index < 3; index++) {
        first[at + index] = buffer[index];
      }
      at += (uint32_t)count;
    }
    // {0: 3, ...} is the end of the activity.
    if (first[1] == 0 && first[2] == 3) return;
  }
}

static void flood(int descriptor, size_t megabytes) {
  static char block[1 << 20];
  memset(block, 'x', sizeof block);
  block[sizeof block - 1] = '\n';
  for (size_t count = 0; count < megabytes; count++) {
    size_t at = 0;
    while (at < sizeof block) {
      ssize_t written = write(descriptor, block + at, sizeof block - at);
      if (written <= 0) return;
      at += (size_t)written;
    }
  }
}

static void wait_for_ever(void) {
  for (;;) poll(NULL, 0, -1);
}

static void misbehave_before_hello(void) {
  if (is("exit before hello")) _exit(0);
  if (is("crash before hello")) abort();
  if (is("silent")) wait_for_ever();
  if (is("spin")) for (;;) {}
  if (is("garbage")) {
    send_bytes("GET / HTTP/1.1\r\n\r\n", 18);
    wait_for_ever();
  }
  if (is("huge length")) {
    send_bytes("\xff\xff\xff\xff", 4);
    wait_for_ever();
  }
  if (is("other version")) {
    uint8_t other[sizeof hello];
    memcpy(other, hello, sizeof hello);
    other[5] = 9;
    send_frame(other, sizeof other);
    wait_for_ever();
  }
}

static void misbehave_before_reply(void) {
  if (is("exit before reply")) _exit(0);
  if (is("status 7")) _exit(7);
  if (is("crash before reply")) {
    volatile int *volatile nowhere = NULL;
    *nowhere = 1;
  }
  if (is("crash in reply")) {
    send_bytes("\x00\x00\x10\x00half", 8);
    abort();
  }
  if (is("wrong id")) tree[4] = 9;
  if (is("flood")) {
    send_bytes("\x00\xff\xff\xff", 4);
    flood(OUT, 64);
  }
  if (is("print 10 MB")) flood(1, 10);
  if (is("escape codes")) {
    static const char text[] = "\x1b]0;owned\x07\x1b[31mred\xe2\x80\xae\n";
    if (write(2, text, sizeof text - 1) < 0) _exit(9);
  }
  // What the sandbox must refuse; status 9 says that it did not.
  if (is("socket") && socket(AF_INET, SOCK_STREAM, 0) >= 0) _exit(9);
  if (is("open") && open("/etc/passwd", O_RDONLY) >= 0) _exit(9);
  if (is("fork") && fork() >= 0) _exit(9);
}

int main(void) {
  misbehave_before_hello();
  send_frame(hello, sizeof hello);
  if (is("never reads")) wait_for_ever();
  await_request();
  misbehave_before_reply();
  send_frame(tree, sizeof tree);
  if (is("crash after reply")) abort();
  if (is("stay after reply")) wait_for_ever();
  await_request();
  return 0;
}
