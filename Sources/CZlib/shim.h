#pragma once
#include <zlib.h>

// deflateInit2 is a macro that passes a structure's size, so Swift does not import it. Window bits 15 + 16 select the
// gzip format; 9 is the highest compression level and memory level.
static inline int cz_begin_gzip(z_stream *stream) {
    return deflateInit2(stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY);
}
