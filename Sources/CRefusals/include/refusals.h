#pragma once
#include <microhttpd.h>

// What libmicrohttpd refuses by itself, before any handler hears of it, it answers with HTML of its own, and it has no hook
// for another answer. It makes that answer by two of its public functions, which the linker finds here first.

// Given each such answer before it goes out: its connection, its status and its text, which ends with a NUL. Says whether
// it has taken the answer over; the library then closes the connection without a word.
typedef int refusal_handler(struct MHD_Connection *connection, unsigned int status, const char *html);

// The library also makes a record of each query parameter and each cookie, in the memory of the connection. When that memory
// is used up, version 0.9.75 sends a refusal, ignores that parsing has failed, and goes on with a connection whose buffers it
// has given up: it crashes. The server parses queries and cookies itself, so these records are not made for its connections.
// A test sends 3,000 parameters; it passes without this once the library checks the result.

// To be called before any daemon is started. 0 where the library's own functions are not found behind ours.
int refusals_take(refusal_handler *handler);
