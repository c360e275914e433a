// IsolationProbe: a report extension whose contexts are attacks. Rendering a context tries the
// attack of that name and answers with what came of it (probe.h); the context "catalogue" answers
// with the list of all. `report-host audit --probes` runs them; each can be run alone:
//
//     report-host run IsolationProbe --context connect-tcp
//
// It uses no SDK: an attacker would not either.

#define _GNU_SOURCE
#include "probe.h"
#include "protocol.h"

#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Tests look for the marker in a copy of the program and overwrite what follows it with a probe's
// name, since nothing from outside reaches a sandboxed process before it speaks. Such a copy tries
// that probe whatever context it is asked for. The contexts stay the same.
static volatile char mode[96] = "PROBE-MODE:none";

// The note that identifies a report extension: docs/protocol.md, "Identity".
static const struct {
  uint32_t name_size, descriptor_size, type;
  char name[12];
  uint32_t version;
  char identifier[48];
} note __attribute__((section(".note.report-host"), used, aligned(4))) = {
    12, 52, 1, "report-host", 1, "com.apple.deviceactivityui.report-extension"};

static const struct group *const groups[] = {
    &network_group, &files_group, &changes_group,   &process_group,
    &kernel_group,  &ipc_group,   &inherited_group, &faults_group,  &output_group,
    &decoder_group,
};

enum { GROUPS = sizeof groups / sizeof *groups, MOST_CONTEXTS = 1024 };

static struct request request;

static struct {
  char text[512];
  int is_sent;
} finding;

static void find(const char *word, const char *format, va_list arguments) {
  int start = snprintf(finding.text, sizeof finding.text, "%s ", word);
  vsnprintf(finding.text + start, sizeof finding.text - (size_t)start, format, arguments);
}

void got_through(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  find("got-through", format, arguments);
  va_end(arguments);
}

void unclear(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  find("unclear", format, arguments);
  va_end(arguments);
}

void refused(const char *call) {
  const char *name = strerrorname_np(errno);
  snprintf(finding.text, sizeof finding.text, "refused %s %s", name ? name : "0", call);
}

int failed(long result, const char *call) {
  if (result >= 0) return 0;
  refused(call);
  return 1;
}

void no_effect(const char *call) {
  snprintf(finding.text, sizeof finding.text, "no-effect %s", call);
}

void attempted(const char *call) {
  snprintf(finding.text, sizeof finding.text, "attempted %s", call);
}

unsigned long long request_id(void) { return request.id; }

void replies_itself(void) { finding.is_sent = 1; }

void tell_now(void) {
  if (finding.is_sent) return;
  finding.is_sent = 1;
  send_text(request.id, finding.text, strlen(finding.text));
}

static const struct probe *find_probe(const char *name) {
  for (size_t i = 0; i < GROUPS; i++)
    for (size_t j = 0; j < groups[i]->count; j++)
      if (strcmp(groups[i]->probes[j].name, name) == 0) return &groups[i]->probes[j];
  return NULL;
}

/// One line for each probe, its fields separated by tabs: name, group, entries, control, attempt,
/// source, note, what the host is expected to see. An attack without a probe has the control "unprobed".
static void send_catalogue(void) {
  static const char *const controls[] = {"works", "depends", "none", "host"};
  static char text[256 << 10];
  size_t length = 0;
  for (size_t i = 0; i < GROUPS; i++)
    for (size_t j = 0; j < groups[i]->count; j++) {
      const struct probe *probe = &groups[i]->probes[j];
      int added = snprintf(text + length, sizeof text - length, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n",
                           probe->name, groups[i]->name, probe->entries,
                           probe->run ? controls[probe->control] : "unprobed", probe->attempt,
                           probe->source, probe->note ? probe->note : "",
                           probe->expects ? probe->expects : "");
      if (added < 0 || (size_t)added >= sizeof text - length) _exit(4);
      length += (size_t)added;
    }
  send_text(request.id, text, length);
}

static void greet(void) {
  const char *contexts[MOST_CONTEXTS] = {"catalogue"};
  size_t count = 1;
  for (size_t i = 0; i < GROUPS; i++)
    for (size_t j = 0; j < groups[i]->count && count < MOST_CONTEXTS; j++)
      if (groups[i]->probes[j].run) contexts[count++] = groups[i]->probes[j].name;
  send_hello(contexts, count);
}

static void answer(const struct probe *probe) {
  finding.is_sent = 0;
  snprintf(finding.text, sizeof finding.text, "unclear it found nothing out");
  errno = 0;
  if (probe->phase == AFTER_REPLY) {
    got_through("a reply was sent first");
    tell_now();
  }
  probe->run();
  tell_now();
}

char *const *second_life(const char *word) {
  static char number[24];
  static char *arguments[] = {"extension", NULL, number, NULL};
  snprintf(number, sizeof number, "%llu", (unsigned long long)request.id);
  arguments[1] = (char *)word;
  return arguments;
}

int main(int count, char **arguments) {
  if (count > 2) {
    request.id = strtoull(arguments[2], NULL, 10);
    live_again(arguments[1]);
  }
  const struct probe *only = find_probe((const char *)mode + sizeof "PROBE-MODE:" - 1);
  if (only && only->phase == BEFORE_HELLO) only->run();
  greet();
  for (;;) {
    await_request(&request);
    const struct probe *probe = only ? only : find_probe(request.context);
    if (probe && probe->run) answer(probe);
    else send_catalogue();
  }
}
