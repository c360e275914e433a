#ifndef RH_SPAWNER_H
#define RH_SPAWNER_H

#include <stdbool.h>

// A parent death signal follows the *thread* that made the child (prctl(2)), so a child started
// by a pool thread would die with that thread.

/// Runs `work` on a thread that lives as long as the host, and waits for it.
void rh_on_immortal_thread(void (*work)(void *), void *argument);

/// Starts `work` on a thread that lives as long as the host and is not the main thread; waits
/// while another has that thread. Returns whether it began.
bool rh_begin_on_immortal_thread(void (*work)(void *), void *argument);

/// Waits for what was begun, and gives the thread back. Any thread may call it, once.
void rh_end_on_immortal_thread(void);

#endif
