#pragma once
#include <microhttpd.h>

// What libmicrohttpd refuses by itself, before any handler hears of it, it answers with HTML of its own, and it has no hook
// for another answer. It makes that answer by two of its public functions, which the linker finds here first.

// Given each such answer before it goes out: its connection, its status and its text, which ends with a NUL. Says whether
// it has taken the answer over; the library then closes the connection without a word.
typedef int refusal_handler(struct MHD_Connection *connection, unsigned int status, const char *html);

// To be called before any daemon is started. 0 where the library's own functions are not found behind ours.
int refusals_take(refusal_handler *handler);
