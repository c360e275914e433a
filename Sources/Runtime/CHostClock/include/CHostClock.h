#pragma once

#include <stdint.h>

/// Moves this process' wall clock by so many seconds, and back by zero.
///
/// Where the host shows what there was at another moment, an app's own times have to fit.
void rh_move_clock(int64_t seconds);
