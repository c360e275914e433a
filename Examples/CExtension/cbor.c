#include "cbor.h"

#include <string.h>

static uint64_t fail(struct reader *reader) {
  reader->failed = true;
  reader->left = 0;
  return 0;
}

static uint64_t any_head(struct reader *reader, enum major *major) {
  if (reader->left == 0) return fail(reader);
  uint8_t first = *reader->next++;
  reader->left--;
  *major = first >> 5;
  uint8_t information = first & 0x1f;
  if (information < 24) return information;
  if (information > 27) return fail(reader);
  size_t width = (size_t)1 << (information - 24);
  if (reader->left < width) return fail(reader);
  uint64_t number = 0;
  for (size_t index = 0; index < width; index++) number = number << 8 | *reader->next++;
  reader->left -= width;
  return number;
}

uint64_t read_head(struct reader *reader, enum major expected) {
  enum major major = SIMPLE;
  uint64_t number = any_head(reader, &major);
  return major == expected ? number : fail(reader);
}

int64_t read_integer(struct reader *reader) {
  enum major major = SIMPLE;
  uint64_t number = any_head(reader, &major);
  if (major > NEGATIVE || number > INT64_MAX) return (int64_t)fail(reader);
  return major == UNSIGNED ? (int64_t)number : -1 - (int64_t)number;
}

const char *read_text(struct reader *reader, size_t *length) {
  uint64_t count = read_head(reader, TEXT);
  if (count > reader->left) count = fail(reader);
  const char *text = (const char *)reader->next;
  *length = count;
  reader->next += count;
  reader->left -= count;
  return text;
}

void skip_item(struct reader *reader) {
  // A loop, so that nesting costs no stack. What is open never exceeds the bytes that are left.
  for (uint64_t open = 1; open > 0; open--) {
    enum major major = SIMPLE;
    uint64_t number = any_head(reader, &major);
    if (reader->failed) return;
    if (major == BYTES || major == TEXT) {
      if (number > reader->left) {
        fail(reader);
        return;
      }
      reader->next += number;
      reader->left -= number;
    } else if (major == ARRAY || major == MAP) {
      if (number > reader->left || open > reader->left) {
        fail(reader);
        return;
      }
      open += major == MAP ? 2 * number : number;
    } else if (major == TAG) {
      open++;
    }
  }
}

static void append(struct writer *writer, const void *bytes, size_t count) {
  if (count > sizeof writer->bytes - writer->count) {
    writer->failed = true;
    return;
  }
  memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

void write_head(struct writer *writer, enum major major, uint64_t number) {
  // Lengths and numbers take the fewest bytes.
  uint8_t head[9];
  size_t width = number < 24 ? 0 : number <= UINT8_MAX ? 1 : number <= UINT16_MAX ? 2
                 : number <= UINT32_MAX                ? 4
                                                       : 8;
  uint8_t information = width == 0   ? (uint8_t)number
                        : width == 1 ? 24
                        : width == 2 ? 25
                        : width == 4 ? 26
                                     : 27;
  head[0] = (uint8_t)(major << 5 | information);
  for (size_t index = 0; index < width; index++) {
    head[1 + index] = (uint8_t)(number >> (8 * (width - 1 - index)));
  }
  append(writer, head, 1 + width);
}

void write_text(struct writer *writer, const char *text) {
  size_t length = strlen(text);
  write_head(writer, TEXT, length);
  append(writer, text, length);
}

void write_field(struct writer *writer, uint64_t key, uint64_t number) {
  write_head(writer, UNSIGNED, key);
  write_head(writer, UNSIGNED, number);
}
