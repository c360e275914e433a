#pragma once

// As much of CBOR (RFC 8949) as the protocol needs: definite lengths, unsigned map keys.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum major { UNSIGNED, NEGATIVE, BYTES, TEXT, ARRAY, MAP, TAG, SIMPLE };

/// What is left to read; once something does not fit, `failed` is set and everything reads as 0.
struct reader {
  const uint8_t *next;
  size_t left;
  bool failed;
};

/// Reads the start of an item of one type: a number, a length or a count.
uint64_t read_head(struct reader *reader, enum major expected);

/// Reads an integer.
int64_t read_integer(struct reader *reader);

/// Reads text and gives its bytes, which end with the frame, not with a NUL.
const char *read_text(struct reader *reader, size_t *length);

/// Moves past one item, whatever it is.
void skip_item(struct reader *reader);

/// What has been written; once it does not fit, `failed` is set.
struct writer {
  uint8_t bytes[4096];
  size_t count;
  bool failed;
};

void write_head(struct writer *writer, enum major major, uint64_t number);
void write_text(struct writer *writer, const char *text);

/// Writes a map's key and an unsigned integer.
void write_field(struct writer *writer, uint64_t key, uint64_t number);
