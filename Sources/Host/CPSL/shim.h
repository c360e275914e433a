#include <idn2.h>
#include <libpsl.h>
