#include "protocol.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum major { UNSIGNED = 0, TEXT = 3, ARRAY = 4, MAP = 5 };

void send_bytes(const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(TO_HOST, next, count);
    if (written <= 0) _exit(3);
    next += written;
    count -= (size_t)written;
  }
}

static void send_length(size_t size) {
  const uint8_t header[4] = {(uint8_t)(size >> 24), (uint8_t)(size >> 16), (uint8_t)(size >> 8),
                             (uint8_t)size};
  send_bytes(header, sizeof header);
}

void send_frame(const void *item, size_t size) {
  send_length(size);
  send_bytes(item, size);
}

size_t put_head(uint8_t *to, unsigned major, uint64_t number) {
  if (number < 24) {
    to[0] = (uint8_t)(major << 5 | number);
    return 1;
  }
  unsigned power = number < 0x100 ? 0 : number < 0x10000 ? 1 : number < 0x100000000 ? 2 : 3;
  unsigned width = 1u << power;
  to[0] = (uint8_t)(major << 5 | (24 + power));
  for (unsigned i = 0; i < width; i++) to[1 + i] = (uint8_t)(number >> 8 * (width - 1 - i));
  return 1 + width;
}

void send_hello(const char *const *contexts, size_t count) {
  // {0: 0, 2: [1], 3: "IsolationProbe", 5: [context...]}
  static uint8_t item[64 << 10];
  static const uint8_t start[] = "\xa4\x00\x00\x02\x81\x01\x03\x6eIsolationProbe\x05";
  size_t size = sizeof start - 1;
  memcpy(item, start, size);
  size += put_head(item + size, ARRAY, count);
  for (size_t i = 0; i < count; i++) {
    size_t length = strlen(contexts[i]);
    if (length > 127 || size + length + 9 > sizeof item) _exit(4);
    size += put_head(item + size, TEXT, length);
    memcpy(item + size, contexts[i], length);
    size += length;
  }
  send_frame(item, size);
}

void send_text(uint64_t id, const char *text, size_t length) {
  // {0: 1, 1: id, 2: [{0: 0, 2: [{0: text}]}]}
  uint8_t start[64];
  size_t size = 0;
  size += put_head(start + size, MAP, 3);
  start[size++] = 0;
  start[size++] = 1;
  start[size++] = 1;
  size += put_head(start + size, UNSIGNED, id);
  static const uint8_t path[] = {2, 0x81, 0xa2, 0, 0, 2, 0x81, 0xa1, 0};
  memcpy(start + size, path, sizeof path);
  size += sizeof path;
  size += put_head(start + size, TEXT, length);
  send_length(size + length);
  send_bytes(start, size);
  send_bytes(text, length);
}

/// Ends the process when the host has no more to say.
static void receive(void *bytes, size_t count) {
  char *next = bytes;
  while (count > 0) {
    ssize_t received = read(FROM_HOST, next, count);
    if (received <= 0) _exit(0);
    next += received;
    count -= (size_t)received;
  }
}

/// The bytes that a reader has before it.
struct bytes {
  const uint8_t *next;
  size_t left;
};

/// Reads a head of the expected major type; anything else is not the host's protocol.
static uint64_t take_head(struct bytes *bytes, enum major expected) {
  if (bytes->left == 0 || bytes->next[0] >> 5 != expected) _exit(5);
  unsigned information = bytes->next[0] & 0x1f;
  size_t width = information < 24 ? 0 : information < 28 ? (size_t)1 << (information - 24) : 99;
  if (bytes->left < 1 + width) _exit(5);
  uint64_t number = width == 0 ? information : 0;
  for (size_t i = 0; i < width; i++) number = number << 8 | bytes->next[1 + i];
  bytes->next += 1 + width;
  bytes->left -= 1 + width;
  return number;
}

/// {0: 1, 1: id, 2: context, ...}
static void read_render(struct bytes bytes, struct request *request) {
  take_head(&bytes, UNSIGNED);
  request->id = take_head(&bytes, UNSIGNED);
  take_head(&bytes, UNSIGNED);
  uint64_t length = take_head(&bytes, TEXT);
  if (length > bytes.left || length >= sizeof request->context) _exit(5);
  memcpy(request->context, bytes.next, length);
  request->context[length] = 0;
}

enum { RENDER = 1, ACTIVITY_END = 3, CLOSE = 4 };

void await_request(struct request *request) {
  for (;;) {
    uint8_t header[4], start[512];
    receive(header, sizeof header);
    size_t size = (size_t)header[0] << 24 | (size_t)header[1] << 16 | (size_t)header[2] << 8 | header[3];
    size_t kept = size < sizeof start ? size : sizeof start;
    receive(start, kept);
    // Activity is thrown away.
    for (size_t left = size - kept; left > 0;) {
      uint8_t rest[4096];
      size_t part = left < sizeof rest ? left : sizeof rest;
      receive(rest, part);
      left -= part;
    }
    struct bytes bytes = {start, kept};
    take_head(&bytes, MAP);
    take_head(&bytes, UNSIGNED);
    uint64_t type = take_head(&bytes, UNSIGNED);
    if (type == RENDER) read_render(bytes, request);
    if (type == ACTIVITY_END) return;
    if (type == CLOSE) _exit(0);
  }
}
