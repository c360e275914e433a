#include "CProbeWorld.h"

_Static_assert(RH_WORLD_SECRET_DESCRIPTOR > 33, "a launch puts its own descriptors up to 33");
