#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
// What libpng, which cairo writes PNG with, is made with.
#include <zlib.h>
