// Attacks on who reads the answer: bytes that are no message, or one that nobody should believe.

#define _GNU_SOURCE
#include "probe.h"
#include "protocol.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void wait_for_ever(void) {
  for (;;) poll(NULL, 0, -1);
}

/// A message that is being put together.
static struct {
  uint8_t bytes[16 << 20];
  size_t size;
} message;

static void put(const void *bytes, size_t size) {
  if (size > sizeof message.bytes - message.size) _exit(4);
  memcpy(message.bytes + message.size, bytes, size);
  message.size += size;
}

#define PUT(literal) put(literal, sizeof literal - 1)

static void put_number(unsigned major, uint64_t number) {
  uint8_t head[9];
  put(head, put_head(head, major, number));
}

enum { UNSIGNED = 0, TEXT = 3, ARRAY = 4, MAP = 5 };

/// {0: 1, 1: id, 2: ...}, open for a root.
static void begin_tree(uint64_t id) {
  message.size = 0;
  put_number(MAP, 3);
  PUT("\x00\x01\x01");
  put_number(UNSIGNED, id);
  PUT("\x02");
}

static void send_message(void) {
  replies_itself();
  send_frame(message.bytes, message.size);
}

/// Answers with a root that is given as it is on the wire.
static void send_root(const void *root, size_t size) {
  begin_tree(request_id());
  put(root, size);
  send_message();
}

#define ROOT(literal) send_root(literal, sizeof literal - 1)

static void announce(const char *length) {
  replies_itself();
  send_bytes(length, 4);
  wait_for_ever();
}

static void length_of_all(void) { announce("\xff\xff\xff\xff"); }
static void length_of_too_much(void) { announce("\x01\x00\x00\x01"); }

static void garbage(void) {
  send_bytes("GET / HTTP/1.1\r\nHost: x\r\n\r\n", 27);
  wait_for_ever();
}

static void count_of_all(void) { ROOT("\x9b\xff\xff\xff\xff\xff\xff\xff\xff\xa1\x00\x04"); }
static void count_of_sum(void) { ROOT("\x9b\x7f\xff\xff\xff\xff\xff\xff\xff\xa1\x00\x04"); }
static void text_of_all(void) {
  ROOT("\x81\xa2\x00\x00\x02\x81\xa1\x00\x7b\xff\xff\xff\xff\xff\xff\xff\xffx");
}
static void children_of_many(void) { ROOT("\x81\xa2\x00\x10\x01\x1a\x00\x01\x86\xa0"); }
static void children_of_all(void) { ROOT("\x81\xa2\x00\x10\x01\x1b\xff\xff\xff\xff\xff\xff\xff\xff"); }

/// A stack in a stack in a stack.
static void nest(uint64_t depth) {
  begin_tree(request_id());
  put_number(ARRAY, depth + 1);
  for (uint64_t level = 0; level < depth; level++) PUT("\xa2\x00\x10\x01\x01");
  PUT("\xa1\x00\x04");
  send_message();
}

static void deep_tree(void) { nest(99999); }
static void deepest_tree(void) { nest(3000000); }

static void deep_unknown(void) {
  begin_tree(request_id());
  message.bytes[0]++;
  PUT("\x81\xa1\x00\x04\x18\x63");
  for (int level = 0; level < 100000; level++) PUT("\x81");
  PUT("\x00");
  send_message();
}

static void many_nodes(void) {
  begin_tree(request_id());
  put_number(ARRAY, 5000000);
  PUT("\xa2\x00\x10\x01");
  put_number(UNSIGNED, 4999999);
  for (int node = 1; node < 5000000; node++) PUT("\xa1\x00\x04");
  send_message();
}

static void many_nodes_announced(void) { ROOT("\x9a\x00\x98\x96\x80\xa1\x00\x04"); }

// A flexible frame around a divider, with this for a width.
static void not_a_number(void) { ROOT("\x82\xa3\x00\x18\x22\x01\x01\x02\xf9\x7e\x00\xa1\x00\x04"); }
static void infinite(void) { ROOT("\x82\xa3\x00\x18\x22\x01\x01\x02\xf9\x7c\x00\xa1\x00\x04"); }
static void huge_number(void) {
  ROOT("\x82\xa3\x00\x18\x22\x01\x01\x02\xfb\x7e\x37\xe4\x3c\x88\x00\x75\x9c\xa1\x00\x04");
}
static void large_number(void) {
  ROOT("\x82\xa3\x00\x18\x22\x01\x01\x03\x1a\x3b\x9a\xca\x00\xa1\x00\x04");
}

static void twice_a_key(void) { ROOT("\x81\xa3\x00\x04\x02\x01\x02\x01"); }
static void keys_out_of_order(void) { ROOT("\x81\xa2\x02\x80\x00\x00"); }
static void not_unicode(void) { ROOT("\x81\xa2\x00\x00\x02\x81\xa1\x00\x62\xc3\x28"); }
static void lone_surrogate(void) { ROOT("\x81\xa2\x00\x00\x02\x81\xa1\x00\x63\xed\xa0\x80"); }
static void no_end(void) { ROOT("\x9f\xa1\x00\x04\xff"); }
static void bytes_behind(void) { ROOT("\x81\xa1\x00\x04\x00"); }
static void nodes_behind(void) { ROOT("\x82\xa1\x00\x04\xa1\x00\x04"); }
static void no_root(void) { ROOT("\x80"); }
static void unknown_kind(void) { ROOT("\x82\xa2\x00\x19\x27\x0f\x01\x01\xa1\x00\x04"); }

static void answer_to(uint64_t id) {
  begin_tree(id);
  PUT("\x81\xa1\x00\x04");
  send_message();
}

static void answer_to_another(void) { answer_to(request_id() + 1); }
static void answer_to_all(void) { answer_to(UINT64_MAX); }

static void answer_twice(void) {
  answer_to(request_id());
  answer_to(request_id());
}

/// An answer and what is no frame behind it.
static void answer_and_garbage(int in_one_piece) {
  static const char garbage[] = "GET / HTTP/1.1\r\n\r\n";
  begin_tree(request_id());
  PUT("\x81\xa1\x00\x04");
  replies_itself();
  uint8_t frame[128] = {0, 0, 0, (uint8_t)message.size};
  size_t size = 4 + message.size;
  memcpy(frame + 4, message.bytes, message.size);
  if (in_one_piece) {
    memcpy(frame + size, garbage, sizeof garbage - 1);
    send_bytes(frame, size + sizeof garbage - 1);
    return;
  }
  const struct timespec tenth = {0, 100 * 1000 * 1000};
  send_bytes(frame, size);
  nanosleep(&tenth, NULL);
  send_bytes(garbage, sizeof garbage - 1);
}

static void garbage_behind(void) { answer_and_garbage(1); }
static void garbage_later(void) { answer_and_garbage(0); }

static const char *const any = "Any";

static void hello_again(void) {
  replies_itself();
  send_hello(&any, 1);
}

static void answer_unasked(void) {
  send_hello(&any, 1);
  answer_to(1);
  wait_for_ever();
}

static void tree_for_hello(void) {
  answer_to(1);
  wait_for_ever();
}

static void empty_frames(void) {
  replies_itself();
  static uint8_t none[4 << 20];
  send_bytes(none, sizeof none);
}

static void small_frames(void) {
  replies_itself();
  static uint8_t frames[5000000];
  for (size_t at = 0; at < sizeof frames; at += 5) memcpy(frames + at, "\x00\x00\x00\x01\xa0", 5);
  send_bytes(frames, sizeof frames);
}

static void begin_hello(uint64_t contexts) {
  message.size = 0;
  PUT("\xa4\x00\x00\x02\x81\x01\x03\x61x\x05");
  put_number(ARRAY, contexts);
}

static void many_contexts(void) {
  begin_hello(1000000);
  for (int context = 0; context < 1000000; context++) PUT("\x61x");
  send_message();
  wait_for_ever();
}

static void other_version(void) {
  message.size = 0;
  PUT("\xa4\x00\x00\x02\x81\x09\x03\x61x\x05\x81\x61x");
  send_message();
  wait_for_ever();
}

#define READS "reads untrusted bytes"

static const struct probe table[] = {
    {"length-of-all", "85", "Announce a frame of 4 GiB", "CVE-2021-42076",
     length_of_all, CONTROL_HOST, NULL, 0, "malformed"},
    {"length-of-too-much", "85", "Announce a frame a byte too long", "ferrotunnel#163",
     length_of_too_much, CONTROL_HOST, NULL, 0, "malformed"},
    {"garbage", "85", "Speak HTTP", "barrier#1347", garbage, CONTROL_HOST, NULL, BEFORE_HELLO, "malformed"},
    {"count-of-all", "85", "Announce 2^64-1 nodes", "barrier#1347",
     count_of_all, CONTROL_HOST, NULL, 0, "malformed"},
    {"count-of-sum", "85", "Announce nodes whose bytes overflow a sum", "barrier#1347",
     count_of_sum, CONTROL_HOST, NULL, 0, "malformed"},
    {"text-of-all", "85", "Announce a text of 2^64-1 bytes", "barrier#1347",
     text_of_all, CONTROL_HOST, NULL, 0, "malformed"},
    {"children-of-many", "85", "Announce more children than there are bytes", "ferrotunnel#163",
     children_of_many, CONTROL_HOST, NULL, 0, "malformed"},
    {"children-of-all", "85", "Announce 2^64-1 children", "ferrotunnel#163",
     children_of_all, CONTROL_HOST, NULL, 0, "malformed"},
    {"deep-tree", "86", "Nest 100,000 views", "swift-protobuf#1179",
     deep_tree, CONTROL_HOST, NULL, 0, "malformed"},
    {"deepest-tree", "86", "Nest 3,000,000 views", "swift-foundation#1176",
     deepest_tree, CONTROL_HOST, NULL, 0, "malformed"},
    {"deep-unknown", "86", "Nest 100,000 arrays in a field that nobody knows", "apfel#462",
     deep_unknown, CONTROL_HOST, NULL, 0, "malformed"},
    {"many-nodes", "86", "Send 5,000,000 nodes", "swift-protobuf#1179",
     many_nodes, CONTROL_HOST, NULL, 0, "malformed"},
    {"many-nodes-announced", "86", "Announce 10,000,000 nodes", "swift-protobuf#1179",
     many_nodes_announced, CONTROL_HOST, NULL, 0, "malformed"},
    {"not-a-number", "87", "Send a width that is not a number", "ChartsOrg/Charts#1511",
     not_a_number, CONTROL_HOST, NULL, 0, "malformed"},
    {"infinite", "87", "Send an infinite width", "swift#86343", infinite, CONTROL_HOST, NULL, 0, "malformed"},
    {"huge-number", "87", "Send a width of 1e300", "swift#86343",
     huge_number, CONTROL_HOST, NULL, 0, "malformed"},
    {"large-number", "87", "Send a width of 1e9", "swift#86343",
     large_number, CONTROL_HOST, NULL, 0, "drawn"},
    {"twice-a-key", "88", "Give a field twice", "swift-corelibs-foundation#4675",
     twice_a_key, CONTROL_HOST, NULL, 0, "malformed"},
    {"keys-out-of-order", "88", "Give the kind last", "RFC 8949, 4.2",
     keys_out_of_order, CONTROL_HOST, NULL, 0, "malformed"},
    {"not-unicode", "88", "Send text that is not UTF-8", "RFC 3629",
     not_unicode, CONTROL_HOST, NULL, 0, "malformed"},
    {"lone-surrogate", "88", "Send half a surrogate pair", "RFC 3629",
     lone_surrogate, CONTROL_HOST, NULL, 0, "malformed"},
    {"no-end", "88", "Send an array without a length", "RFC 8949, 3.2",
     no_end, CONTROL_HOST, NULL, 0, "malformed"},
    {"bytes-behind", "88", "Send bytes behind a message", READS,
     bytes_behind, CONTROL_HOST, NULL, 0, "malformed"},
    {"nodes-behind", "88", "Send a node behind the root", READS,
     nodes_behind, CONTROL_HOST, NULL, 0, "malformed"},
    {"no-root", "88", "Send a tree without a root", READS, no_root, CONTROL_HOST, NULL, 0, "malformed"},
    {"unknown-kind", "88", "Send a view of a kind that nobody knows", READS,
     unknown_kind, CONTROL_HOST, NULL, 0, "drawn"},
    {"answer-to-another", "88", "Answer another request", READS,
     answer_to_another, CONTROL_HOST, NULL, 0, "malformed"},
    {"answer-to-all", "88", "Answer the request 2^64-1", READS,
     answer_to_all, CONTROL_HOST, NULL, 0, "malformed"},
    {"answer-twice", "88", "Answer twice", READS, answer_twice, CONTROL_HOST, NULL, 0, "drawn, then malformed"},
    {"garbage-behind", "88", "Send garbage in one piece with an answer", READS,
     garbage_behind, CONTROL_HOST, NULL, 0, "drawn, then malformed"},
    {"garbage-later", "88", "Send garbage some time after an answer", READS,
     garbage_later, CONTROL_HOST, NULL, 0, "drawn, then malformed"},
    {"answer-unasked", "88", "Answer before there is a request", READS,
     answer_unasked, CONTROL_HOST, NULL, BEFORE_HELLO, "malformed"},
    {"tree-for-hello", "88", "Begin with an answer", READS,
     tree_for_hello, CONTROL_HOST, NULL, BEFORE_HELLO, "drawn, then timeout"},
    {"hello-again", "88", "Say hello for an answer", READS, hello_again, CONTROL_HOST, NULL, 0, "malformed"},
    {"empty-frames", "85", "Send a million frames of no bytes", READS,
     empty_frames, CONTROL_HOST, NULL, 0, "malformed"},
    {"small-frames", "85", "Send a million frames of one byte", READS,
     small_frames, CONTROL_HOST, NULL, 0, "malformed"},
    {"many-contexts", "86", "Name a million contexts", READS,
     many_contexts, CONTROL_HOST, NULL, BEFORE_HELLO, "malformed"},
    {"other-version", "88", "Speak version 9 only", READS,
     other_version, CONTROL_HOST, NULL, BEFORE_HELLO, "malformed"},
};

GROUP(decoder_group, "answers", table);
