// A program that does what it is told, for tests of the sandbox. The order is one line on
// descriptor 3, so that it can be given inside the sandbox and outside alike. With arguments it
// stands for a kernel that lacks something:
//
//     SandboxFixture without SYSTEM-CALL ERRNO PROGRAM ARGUMENT...

#include "fixture.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void reply(const char *format, ...) {
  char text[4096];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (length > 0 && write(HOST, text, (size_t)length) < 0) _exit(3);
}

int main(int count, char **arguments) {
  if (count > 4 && strcmp(arguments[1], "without") == 0)
    return run_without(arguments[2], atoi(arguments[3]), arguments + 4);
  char order[64];
  size_t length = 0;
  while (length < sizeof order - 1 && read(3, order + length, 1) == 1 && order[length] != '\n')
    length++;
  order[length] = 0;
  if (strncmp(order, "probe ", 6) == 0) return run_probe(order + 6) ? 0 : 2;
  return run_behaviour(order) ? 0 : 2;
}
