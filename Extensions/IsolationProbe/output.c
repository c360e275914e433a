// Attacks on the user's terminal and eyes: words that are more than words. What the host shows of
// them is up to its renderers, which their own tests judge byte by byte.

#define _GNU_SOURCE
#include "probe.h"
#include "protocol.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void show(const char *text, size_t size) {
  replies_itself();
  send_text(request_id(), text, size);
}

#define SHOW(literal) show(literal, sizeof literal - 1)

static const char escapes[] =
    "\x1b[31mred\x1b[2J\x1b[6n\x1b]0;owned\x07\x1b]8;;https://evil.example/\x1b\\link\x1b]8;;\x1b\\"
    "\x1b]52;c;cm0=\x07\x1b]1337;File=inline=1:AA\x07\x1bP+q544e\x1b\\\x1b_Gx\x1b\\\x1bXsos\x1b\\"
    "\xc2\x9b" "31m\xc2\x9d" "0;x\xc2\x9c\x00nul\x1b]9;never ends";

static void show_escapes(void) { show(escapes, sizeof escapes - 1); }

static void show_invisible(void) {
  SHOW("user\xe2\x80\xaegnp.exe\xe2\x81\xa6x\xe2\x80\xa8y\xe2\x80\xa9z\xe2\x80\x8b\xef\xbb\xbf"
       "\xf3\xa0\x81\x81\xef\xb8\x8f");
}

static void show_marks(void) {
  static char text[(1 << 20) - 1] = "e";
  for (size_t at = 1; at + 1 < sizeof text; at += 2) memcpy(text + at, "\xcc\x81", 2);
  show(text, sizeof text);
}

static void show_markup(void) {
  SHOW("<script>alert(1)</script><img src=x onerror=alert(1)>\"'&lt;</style>url(https://e.example)");
}

static void show_links(void) {
  SHOW("https://www.\xd0\xb0pple.com/?d=3600 javascript:alert(1) data:image/svg+xml;base64,PHN2Zy8+");
}

static void fail_with_escapes(void) {
  replies_itself();
  uint8_t item[sizeof escapes + 32];
  // {0: 2, 1: id, 3: text}
  size_t size = put_head(item, 5, 3);
  memcpy(item + size, "\x00\x02\x01", 3);
  size += 3;
  size += put_head(item + size, 0, request_id());
  item[size++] = 3;
  size += put_head(item + size, 3, sizeof escapes - 1);
  memcpy(item + size, escapes, sizeof escapes - 1);
  send_frame(item, size + sizeof escapes - 1);
}

static void print_escapes(void) {
  static const char lines[] = "\nreport-host run: all is well\r\nroot# \xff\xc0\x80\x9b\x9d\n";
  for (int descriptor = 1; descriptor <= 2; descriptor++) {
    if (write(descriptor, escapes, sizeof escapes - 1) < 0) return refused("write");
    if (write(descriptor, lines, sizeof lines - 1) < 0) return refused("write");
  }
  no_effect("write");
}

static void print_lines(void) {
  static char lines[300][9];
  for (int line = 0; line < 300; line++) {
    char text[16];
    snprintf(text, sizeof text, "line %03d\n", line);
    memcpy(lines[line], text, sizeof lines[line]);
  }
  if (write(STDERR_FILENO, lines, sizeof lines) < 0) return refused("write");
  no_effect("write");
}

static void name_with_escapes(void) {
  const char *names[] = {"\x1b]0;owned\x07" "first", "\xe2\x80\xae\xc2\x9bsecond\nthird", "\x1b[31m"};
  send_hello(names, 3);
}

static const struct probe table[] = {
    {"show-escapes", "79", "Show text that commands terminals", "gwsw/less#781",
     show_escapes, CONTROL_HOST, NULL, 0, "drawn"},
    {"show-invisible", "80", "Show text that is not seen as it is", "CVE-2021-42574",
     show_invisible, CONTROL_HOST, NULL, 0, "drawn"},
    {"show-marks", "81", "Show one character of a megabyte", "alacritty#9035",
     show_marks, CONTROL_HOST, NULL, 0, "drawn"},
    {"show-markup", "82", "Show text that is markup elsewhere", "js-xss#302",
     show_markup, CONTROL_HOST, NULL, 0, "drawn"},
    {"show-pictures", "83", "Have the viewer fetch something", "svg-sanitizer#2",
     NULL, CONTROL_NONE, "a tree cannot carry a picture, a font or an address, and no renderer writes one", 0},
    {"show-links", "84", "Show addresses that carry data or pretend", "dsh-TUI#584",
     show_links, CONTROL_HOST, NULL, 0, "drawn"},
    {"fail-with-escapes", "79", "Fail with a message that commands terminals", "gwsw/less#781",
     fail_with_escapes, CONTROL_HOST, NULL, 0, "failure"},
    {"print-escapes", "78,79", "Print what commands terminals and looks like the host's own lines", "vercel/ai#20052",
     print_escapes, CONTROL_HOST, NULL, 0, "no effect"},
    {"print-lines", "78", "Print so many lines that the report is out of sight", "vercel/ai#20052",
     print_lines, CONTROL_HOST, NULL, 0, "no effect"},
    {"name-with-escapes", "79", "Name contexts so that listing them commands terminals", "ConEmu#687",
     name_with_escapes, CONTROL_HOST, NULL, BEFORE_HELLO, "malformed"},
};

GROUP(output_group, "output", table);
