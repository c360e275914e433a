#ifndef PROTOCOL_H
#define PROTOCOL_H

// The process's side of the protocol (docs/protocol.md), as much of it as an attacker needs.

#include <stddef.h>
#include <stdint.h>

enum { FROM_HOST = 3, TO_HOST = 4 };

/// What the host asks for.
struct request {
  uint64_t id;
  char context[128];
};

/// Writes bytes to the host as they are; ends the process if the host has gone.
void send_bytes(const void *bytes, size_t count);

/// Writes a frame: the length, then one CBOR item.
void send_frame(const void *item, size_t size);

/// The head of a CBOR item: its major type and number or length. Returns the bytes used, at most 9.
size_t put_head(uint8_t *to, unsigned major, uint64_t number);

/// Says hello with the names of all contexts.
void send_hello(const char *const *contexts, size_t count);

/// Answers with a tree that is one text.
void send_text(uint64_t id, const char *text, size_t length);

/// Waits for a render and the end of its activity. Ends the process when the host closes.
void await_request(struct request *request);

#endif
