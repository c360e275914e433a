#ifndef RH_SPAWNER_H
#define RH_SPAWNER_H

#include <pthread.h>
#include <stdbool.h>
#include <sys/types.h>

// A parent death signal follows the *thread* that made the child (prctl(2)), so a child started
// by a pool thread would die with that thread.

/// A thread that lives as long as the host and does one piece of work at a time.
struct rh_spawner {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  void (*work)(void *);
  void *argument;
  bool is_done;
  /// Whether somebody has the thread, from the begin to the end.
  bool is_taken;
  pid_t running_in;
};

#define RH_SPAWNER_INITIALIZER {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER}

/// Starts `work` on the thread; waits while another has it. Returns whether it began.
bool rh_spawner_begin(struct rh_spawner *spawner, void (*work)(void *), void *argument);

/// Waits for what was begun, and gives the thread back. Any thread may call it, once.
void rh_spawner_end(struct rh_spawner *spawner);

/// Runs `work` on a thread that lives as long as the host, one at a time, and waits for it.
void rh_on_immortal_thread(void (*work)(void *), void *argument);

#endif
