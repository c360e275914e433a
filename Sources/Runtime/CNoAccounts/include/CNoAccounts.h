#pragma once

// The functions are those of pwd.h and grp.h; linking this target replaces them.
