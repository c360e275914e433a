/// What Swift cannot do itself: start a process inside the sandbox, build its system call filter,
/// and talk to the kernel about the calls it was refused. Functions return 0 or a count on
/// success and a negated errno on failure, unless they say otherwise. All are safe to call from
/// any thread.
#ifndef RH_CSANDBOX_H
#define RH_CSANDBOX_H

#include "rh_filter.h"
#include "rh_launch.h"
#include "rh_probe.h"
#include "rh_supervise.h"

#endif
