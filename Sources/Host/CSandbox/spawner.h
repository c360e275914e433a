#ifndef RH_SPAWNER_H
#define RH_SPAWNER_H

/// Runs `work` on a thread that lives as long as the host, and waits for it.
///
/// A parent death signal follows the *thread* that made the child (prctl(2)), so a child started
/// by a pool thread would die with that thread.
void rh_on_immortal_thread(void (*work)(void *), void *argument);

#endif
