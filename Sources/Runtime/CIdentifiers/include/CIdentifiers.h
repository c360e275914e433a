#pragma once

// The functions are those that Foundation and CoreFoundation bring along; linking this target
// replaces them.
