#pragma once
#include <microhttpd.h>

// libmicrohttpd refuses some requests itself, before any handler is called, with its own HTML. It has no hook for that
// answer. It creates the answer with two of its public functions; the linker finds our functions of the same names
// first.

// Called before each such answer is sent, with its connection, status and NUL-terminated HTML. Returns whether it takes
// over the answer; then the library closes the connection without sending anything.
typedef int refusal_handler(struct MHD_Connection *connection, unsigned int status, const char *html);

// Call it before any daemon is started. Returns 0 if the library's own functions are not found.
int refusals_take(refusal_handler *handler);
