// A report extension without the SDK: all it knows of report-host stands in docs/protocol.md. It
// shows the total of the activity that it is given.

#include "cbor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// What marks this program as an extension: an ELF note with the protocol's version and the
// identifier of the extension point.
struct note {
  uint32_t name_size, descriptor_size, type;
  char name[12];
  uint32_t version;
  char identifier[44];
};
__attribute__((section(".note.report-host"), used, aligned(4))) static const struct note note = {
    .name_size = sizeof "report-host",
    .descriptor_size = 4 + sizeof "com.apple.deviceactivityui.report-extension",
    .type = 1,
    .name = "report-host",
    .version = 1,
    .identifier = "com.apple.deviceactivityui.report-extension",
};

enum { INPUT = 3, OUTPUT = 4, FRAME_LIMIT = 128 << 20 };
enum host_message { HOST_HELLO, RENDER, ACTIVITY, END, CLOSE };
enum process_message { HELLO, TREE, FAILURE };
enum node_kind { TEXT_NODE = 0, STACK_NODE = 16 };

static const char *const context_name = "Total Activity";

/// Reads exactly so many bytes; false at the end of the input.
static bool receive(uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t part = read(INPUT, bytes, count);
    if (part <= 0) return false;
    bytes += part;
    count -= (size_t)part;
  }
  return true;
}

/// Writes what a writer holds as one frame: its length in four bytes, then itself.
static void send_frame(const struct writer *writer) {
  uint8_t frame[4 + sizeof writer->bytes];
  for (int index = 0; index < 4; index++) frame[index] = (uint8_t)(writer->count >> (24 - 8 * index));
  memcpy(frame + 4, writer->bytes, writer->count);
  size_t done = 0;
  while (done < 4 + writer->count) {
    ssize_t part = write(OUTPUT, frame + done, 4 + writer->count - done);
    if (part <= 0) exit(1);
    done += (size_t)part;
  }
}

/// {0: hello, 2: [1], 3: sdk, 5: [context]}
static void say_hello(void) {
  struct writer writer = {0};
  write_head(&writer, MAP, 4);
  write_field(&writer, 0, HELLO);
  write_head(&writer, UNSIGNED, 2);
  write_head(&writer, ARRAY, 1);
  write_head(&writer, UNSIGNED, 1);
  write_head(&writer, UNSIGNED, 3);
  write_text(&writer, "C");
  write_head(&writer, UNSIGNED, 5);
  write_head(&writer, ARRAY, 1);
  write_text(&writer, context_name);
  send_frame(&writer);
}

/// A text node: {0: text, 2: [{0: string}]}, with 6: true for a heading.
static void write_text_node(struct writer *writer, const char *text, bool is_heading) {
  write_head(writer, MAP, is_heading ? 3 : 2);
  write_field(writer, 0, TEXT_NODE);
  write_head(writer, UNSIGNED, 2);
  write_head(writer, ARRAY, 1);
  write_head(writer, MAP, 1);
  write_head(writer, UNSIGNED, 0);
  write_text(writer, text);
  if (is_heading) {
    write_head(writer, UNSIGNED, 6);
    write_head(writer, SIMPLE, 21);  // true
  }
}

/// {0: tree, 1: id, 2: [a column of two texts]}
static void send_tree(uint64_t id, int64_t milliseconds) {
  char total[64];
  int64_t minutes = milliseconds / 60000;
  snprintf(total, sizeof total, "%lld h %lld min", (long long)(minutes / 60),
           (long long)(minutes % 60));
  struct writer writer = {0};
  write_head(&writer, MAP, 3);
  write_field(&writer, 0, TREE);
  write_field(&writer, 1, id);
  write_head(&writer, UNSIGNED, 2);
  write_head(&writer, ARRAY, 3);
  write_head(&writer, MAP, 3);
  write_field(&writer, 0, STACK_NODE);
  write_field(&writer, 1, 2);  // children
  write_field(&writer, 2, 1);  // axis: vertical
  write_text_node(&writer, "Total, reckoned in C", true);
  write_text_node(&writer, total, false);
  send_frame(&writer);
}

/// {0: failure, 1: id, 2: unknown context, 3: message}
static void send_unknown_context(uint64_t id) {
  struct writer writer = {0};
  write_head(&writer, MAP, 4);
  write_field(&writer, 0, FAILURE);
  write_field(&writer, 1, id);
  write_field(&writer, 2, 1);
  write_head(&writer, UNSIGNED, 3);
  write_text(&writer, "the only context is \"Total Activity\"");
  send_frame(&writer);
}

/// Reads one segment and gives its total in milliseconds, field 2.
static int64_t read_segment(struct reader *reader) {
  int64_t total = 0;
  uint64_t fields = read_head(reader, MAP);
  for (uint64_t index = 0; index < fields && !reader->failed; index++) {
    if (read_head(reader, UNSIGNED) == 2) {
      total = read_integer(reader);
    } else {
      skip_item(reader);
    }
  }
  return total;
}

/// Reads the rest of an activity message and gives the sum of its segments, field 7.
static int64_t read_activity(struct reader *reader, uint64_t fields) {
  int64_t total = 0;
  for (; fields > 0 && !reader->failed; fields--) {
    if (read_head(reader, UNSIGNED) != 7) {
      skip_item(reader);
      continue;
    }
    uint64_t segments = read_head(reader, ARRAY);
    for (uint64_t index = 0; index < segments && !reader->failed; index++) {
      int64_t part = read_segment(reader);
      if (__builtin_add_overflow(total, part, &total)) reader->failed = true;
    }
  }
  return total;
}

/// Reads the rest of a render message; whether its context, field 2, is the one there is.
static bool read_render(struct reader *reader, uint64_t fields) {
  bool is_known = false;
  for (; fields > 0 && !reader->failed; fields--) {
    if (read_head(reader, UNSIGNED) != 2) {
      skip_item(reader);
      continue;
    }
    size_t length;
    const char *text = read_text(reader, &length);
    is_known = length == strlen(context_name) && memcmp(text, context_name, length) == 0;
  }
  return is_known;
}

/// The render that is under way.
struct session {
  bool is_known;
  int64_t total;
};

/// Acts on one message; false ends the session.
static bool handle(struct session *session, struct reader *reader) {
  uint64_t fields = read_head(reader, MAP);
  if (fields < 1 || read_head(reader, UNSIGNED) != 0) return false;
  uint64_t type = read_head(reader, UNSIGNED);
  if (type == HOST_HELLO) return !reader->failed;
  if (type > END || fields < 2 || read_head(reader, UNSIGNED) != 1) return false;
  uint64_t id = read_head(reader, UNSIGNED);
  if (type == RENDER) {
    *session = (struct session){.is_known = read_render(reader, fields - 2)};
  } else if (type == ACTIVITY) {
    int64_t total = read_activity(reader, fields - 2);
    if (__builtin_add_overflow(session->total, total, &session->total)) return false;
  } else if (session->is_known) {
    send_tree(id, session->total);
  } else {
    send_unknown_context(id);
  }
  return !reader->failed;
}

int main(void) {
  say_hello();
  struct session session = {0};
  uint8_t header[4];
  while (receive(header, sizeof header)) {
    uint32_t length = (uint32_t)header[0] << 24 | header[1] << 16 | header[2] << 8 | header[3];
    if (length == 0 || length > FRAME_LIMIT) return 1;
    uint8_t *frame = malloc(length);
    if (frame == NULL || !receive(frame, length)) return 1;
    struct reader reader = {.next = frame, .left = length};
    bool goes_on = handle(&session, &reader);
    free(frame);
    if (!goes_on) return reader.failed;
  }
  return 0;
}
