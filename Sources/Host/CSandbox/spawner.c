#define _GNU_SOURCE
#include "spawner.h"

#include "rh_launch.h"

#include <pthread.h>
#include <stddef.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static void (*pending)(void *);
static void *pending_argument;
static bool done;
/// Whether somebody has the thread, from the start of its work to the end.
static bool is_taken;
static pid_t running_in;

static void *serve(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  for (;;) {
    while (!pending) pthread_cond_wait(&changed, &lock);
    void (*work)(void *) = pending;
    void *argument = pending_argument;
    pthread_mutex_unlock(&lock);
    work(argument);
    pthread_mutex_lock(&lock);
    pending = NULL;
    done = true;
    pthread_cond_broadcast(&changed);
  }
}

/// Starts the thread on first use.
static bool thread_is_running(void) {
  if (running_in == getpid()) return true;
  pthread_t thread;
  if (pthread_create(&thread, NULL, serve, NULL) != 0) return false;
  pthread_detach(thread);
  running_in = getpid();
  return true;
}

static void release(void) {
  pthread_mutex_lock(&lock);
  is_taken = false;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

bool rh_begin_on_immortal_thread(void (*work)(void *), void *argument) {
  pthread_mutex_lock(&lock);
  while (is_taken) pthread_cond_wait(&changed, &lock);
  is_taken = thread_is_running();
  bool has_begun = is_taken;
  if (has_begun) {
    pending_argument = argument;
    pending = work;
    done = false;
    pthread_cond_broadcast(&changed);
  }
  pthread_mutex_unlock(&lock);
  return has_begun;
}

void rh_end_on_immortal_thread(void) {
  pthread_mutex_lock(&lock);
  while (!done) pthread_cond_wait(&changed, &lock);
  pthread_mutex_unlock(&lock);
  release();
}

void rh_on_immortal_thread(void (*work)(void *), void *argument) {
  // The main thread outlives the others, and saves the way there and back.
  if (gettid() == getpid()) return work(argument);
  rh_discard_prepared();
  if (rh_begin_on_immortal_thread(work, argument)) rh_end_on_immortal_thread();
  else work(argument);
}
