#pragma once
#include <stdint.h>

// Plain C parts of the benchmarks: a baseline for a button press, and the clients of the soak.

// WebSocket clients that discard what they read.
typedef struct baseline_readers baseline_readers;
// Connects all clients. Returns NULL if one was refused.
baseline_readers *baseline_readers_connect(uint16_t port, const char *path, int clients);
// Sends the text from every client. Returns 0 if all succeeded.
int baseline_readers_say(baseline_readers *readers, const char *text);
// Reads from all clients for the given time. Returns 0; -1 if a client was disconnected.
int baseline_readers_read(baseline_readers *readers, int milliseconds);
void baseline_readers_close(baseline_readers *readers);

// Measures the time of a message through the threads of a button press, in nanoseconds, `count` times. The threads only
// wake each other. Returns 0 if all succeeded.
int baseline_hops(int64_t *times, int count);
