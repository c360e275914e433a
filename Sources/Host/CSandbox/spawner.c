#define _GNU_SOURCE
#include "spawner.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static void (*pending)(void *);
static void *pending_argument;
static bool done;
static pid_t running_in;

static void *serve(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  for (;;) {
    while (!pending) pthread_cond_wait(&changed, &lock);
    void (*work)(void *) = pending;
    pthread_mutex_unlock(&lock);
    work(pending_argument);
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

void rh_on_immortal_thread(void (*work)(void *), void *argument) {
  pthread_mutex_lock(&turn);
  // The main thread outlives the others, and saves the way there and back.
  if (gettid() == getpid() || !thread_is_running()) {
    work(argument);
  } else {
    pthread_mutex_lock(&lock);
    pending_argument = argument;
    pending = work;
    done = false;
    pthread_cond_broadcast(&changed);
    while (!done) pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
  }
  pthread_mutex_unlock(&turn);
}
