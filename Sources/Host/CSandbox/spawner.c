#define _GNU_SOURCE
#include "spawner.h"

#include <stddef.h>
#include <unistd.h>

static void *serve(void *argument) {
  struct rh_spawner *spawner = argument;
  pthread_mutex_lock(&spawner->lock);
  for (;;) {
    while (!spawner->work) pthread_cond_wait(&spawner->changed, &spawner->lock);
    void (*work)(void *) = spawner->work;
    void *work_argument = spawner->argument;
    pthread_mutex_unlock(&spawner->lock);
    work(work_argument);
    pthread_mutex_lock(&spawner->lock);
    spawner->work = NULL;
    spawner->is_done = true;
    pthread_cond_broadcast(&spawner->changed);
  }
}

/// Starts the thread on first use, and again in a process that was forked.
static bool is_running(struct rh_spawner *spawner) {
  if (spawner->running_in == getpid()) return true;
  pthread_t thread;
  if (pthread_create(&thread, NULL, serve, spawner) != 0) return false;
  pthread_detach(thread);
  spawner->running_in = getpid();
  return true;
}

bool rh_spawner_begin(struct rh_spawner *spawner, void (*work)(void *), void *argument) {
  pthread_mutex_lock(&spawner->lock);
  while (spawner->is_taken) pthread_cond_wait(&spawner->changed, &spawner->lock);
  bool has_begun = is_running(spawner);
  if (has_begun) {
    spawner->is_taken = true;
    spawner->is_done = false;
    spawner->argument = argument;
    spawner->work = work;
    pthread_cond_broadcast(&spawner->changed);
  }
  pthread_mutex_unlock(&spawner->lock);
  return has_begun;
}

void rh_spawner_end(struct rh_spawner *spawner) {
  pthread_mutex_lock(&spawner->lock);
  while (!spawner->is_done) pthread_cond_wait(&spawner->changed, &spawner->lock);
  spawner->is_taken = false;
  pthread_cond_broadcast(&spawner->changed);
  pthread_mutex_unlock(&spawner->lock);
}

static struct rh_spawner common = RH_SPAWNER_INITIALIZER;
static pthread_mutex_t alone = PTHREAD_MUTEX_INITIALIZER;

void rh_on_immortal_thread(void (*work)(void *), void *argument) {
  // Never two at once: they use one stack. The main thread outlives the others, and saves the way
  // there and back.
  pthread_mutex_lock(&alone);
  if (gettid() != getpid() && rh_spawner_begin(&common, work, argument)) rh_spawner_end(&common);
  else work(argument);
  pthread_mutex_unlock(&alone);
}
