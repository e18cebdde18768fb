#pragma once
#include <zlib.h>

// Swift does not see macros that call functions with a structure's size, which is how zlib checks its version. 15 bits of
// window and the 16 on top are a gzip head and tail; 9 is the smallest there is.
static inline int cz_begin_gzip(z_stream *stream) {
    return deflateInit2(stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY);
}
