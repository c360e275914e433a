#define _GNU_SOURCE
#include "rh_image_process.h"

#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

// How many seconds of computing one answer may take, on a slow machine too.
enum { ANSWER_SECONDS = 30 };

// The largest picture has 400 MB of pixels, and its groups may have a gigabyte. This is room for
// addresses, of which fonts take some.
static const struct {
  int resource;
  rlim_t limit;
} limits[] = {
    {RLIMIT_AS, 3ul << 30},
    {RLIMIT_NOFILE, 256},
    {RLIMIT_FSIZE, 0},
    {RLIMIT_CORE, 0},
};

int rh_image_process_limit(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0)) return errno;
  for (unsigned i = 0; i < sizeof limits / sizeof *limits; i++) {
    struct rlimit limit;
    if (getrlimit(limits[i].resource, &limit)) return errno;
    if (limit.rlim_max > limits[i].limit) limit.rlim_max = limits[i].limit;
    if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
    if (setrlimit(limits[i].resource, &limit)) return errno;
  }
  return 0;
}

int rh_image_process_begin_answer(void) {
  struct rusage used;
  struct rlimit limit;
  if (getrusage(RUSAGE_SELF, &used) || getrlimit(RLIMIT_CPU, &limit)) return errno;
  rlim_t end = (rlim_t)used.ru_utime.tv_sec + (rlim_t)used.ru_stime.tv_sec + ANSWER_SECONDS;
  limit.rlim_cur = end < limit.rlim_max ? end : limit.rlim_max;
  return setrlimit(RLIMIT_CPU, &limit) ? errno : 0;
}
