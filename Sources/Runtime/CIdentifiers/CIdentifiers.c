#include "CIdentifiers.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

// Foundation fills a new UUID from /dev/urandom, which the sandbox does not have, and overlooks
// that it could not: every UUID would be the same, and so would the rows of a list that are told
// apart by one. getrandom needs no file. A linker takes an archive's member whole, so that all of
// its functions stand here, once for Foundation's prefix and once for CoreFoundation's.

enum { byteCount = 16, textLength = 36 };

typedef unsigned char Identifier[byteCount];

static void generate(Identifier out) {
  size_t filled = 0;
  while (filled < byteCount) {
    const ssize_t count = getrandom(out + filled, byteCount - filled, 0);
    if (count < 0)
      abort();
    filled += (size_t)count;
  }
  // RFC 9562, 5.4: version 4 and the variant.
  out[6] = (unsigned char)((out[6] & 0x0f) | 0x40);
  out[8] = (unsigned char)((out[8] & 0x3f) | 0x80);
}

static int isDash(int place) {
  return place == 8 || place == 13 || place == 18 || place == 23;
}

static void unparse(const Identifier value, char *out, const char *digits) {
  int byte = 0;
  for (int place = 0; place < textLength;) {
    if (isDash(place)) {
      out[place++] = '-';
      continue;
    }
    out[place++] = digits[value[byte] >> 4];
    out[place++] = digits[value[byte++] & 0x0f];
  }
  out[textLength] = 0;
}

static int digit(char letter) {
  if (letter >= '0' && letter <= '9')
    return letter - '0';
  if (letter >= 'a' && letter <= 'f')
    return letter - 'a' + 10;
  return letter >= 'A' && letter <= 'F' ? letter - 'A' + 10 : -1;
}

static int parse(const char *text, Identifier out) {
  if (strnlen(text, textLength + 1) != textLength)
    return -1;
  Identifier value;
  int byte = 0;
  for (int place = 0; place < textLength;) {
    if (isDash(place)) {
      if (text[place++] != '-')
        return -1;
      continue;
    }
    const int high = digit(text[place]), low = digit(text[place + 1]);
    if (high < 0 || low < 0)
      return -1;
    value[byte++] = (unsigned char)(high << 4 | low);
    place += 2;
  }
  memcpy(out, value, byteCount);
  return 0;
}

static int isNull(const Identifier value) {
  static const Identifier null = {0};
  return memcmp(value, null, byteCount) == 0;
}

static const char upper[] = "0123456789ABCDEF";
static const char lower[] = "0123456789abcdef";

#define FUNCTIONS(prefix)                                                                          \
  void prefix##clear(Identifier value) { memset(value, 0, byteCount); }                            \
  int prefix##compare(const Identifier a, const Identifier b) { return memcmp(a, b, byteCount); }  \
  void prefix##copy(Identifier to, const Identifier from) { memcpy(to, from, byteCount); }         \
  void prefix##generate(Identifier out) { generate(out); }                                         \
  void prefix##generate_random(Identifier out) { generate(out); }                                  \
  void prefix##generate_time(Identifier out) { generate(out); }                                    \
  int prefix##is_null(const Identifier value) { return isNull(value); }                            \
  int prefix##parse(const char *text, Identifier out) { return parse(text, out); }                 \
  void prefix##unparse(const Identifier value, char *out) { unparse(value, out, upper); }          \
  void prefix##unparse_lower(const Identifier value, char *out) { unparse(value, out, lower); }    \
  void prefix##unparse_upper(const Identifier value, char *out) { unparse(value, out, upper); }

FUNCTIONS(_foundation_uuid_)
FUNCTIONS(uuid_)
