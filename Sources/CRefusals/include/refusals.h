#pragma once
#include <microhttpd.h>

// libmicrohttpd refuses some requests itself, before any handler is called, with its own HTML. It has no hook for that
// answer. It creates the answer with two of its public functions; the linker finds our functions of the same names
// first.

// Called before each such answer is sent, with its connection, status and NUL-terminated HTML. Returns whether it takes
// over the answer; then the library closes the connection without sending anything.
typedef int refusal_handler(struct MHD_Connection *connection, unsigned int status, const char *html);

// The library also records each query parameter and each cookie in the memory of the connection. When that memory is
// used up, version 0.9.75 sends a refusal but does not notice that parsing has failed. It continues with a connection
// whose buffers it has released, and crashes. The server parses queries and cookies itself, so its connections do not
// need these records. A test sends 3,000 parameters. Once the library checks the result, the test passes without this
// workaround.

// Call it before any daemon is started. Returns 0 if the library's own functions are not found.
int refusals_take(refusal_handler *handler);
