#pragma once
#include <stddef.h>
#include <stdint.h>

// The baselines of the benchmarks: small C servers on the same libraries as the bridge, and the clients that load both.
// All use loopback.

// A libmicrohttpd server that answers every request with the same body.
typedef struct baseline_http baseline_http;
baseline_http *baseline_http_start(const char *body, size_t count);
uint16_t baseline_http_port(const baseline_http *server);
void baseline_http_stop(baseline_http *server);

// Keeps one request in flight on each of `connections` kept-alive connections for the given time. Returns the number of
// complete answers with the right body length; negative after an error.
long baseline_http_load(uint16_t port, const char *path, int connections, int milliseconds, size_t body);

// A libwebsockets server that sends the same text messages to all clients. Each turn of its event loop writes one
// frame.
typedef struct baseline_fan baseline_fan;
baseline_fan *baseline_fan_start(size_t size);
uint16_t baseline_fan_port(const baseline_fan *server);
// Queues more messages for every client. A client that connects later gets all of them.
void baseline_fan_send(baseline_fan *server, long messages);
void baseline_fan_stop(baseline_fan *server);

// WebSocket clients that count bytes.
typedef struct baseline_readers baseline_readers;
// Connects all clients. Returns NULL if one was refused.
baseline_readers *baseline_readers_connect(uint16_t port, const char *path, int clients);
// Connects clients with small receive buffers, for clients that do not read.
baseline_readers *baseline_readers_connect_small(uint16_t port, const char *path, int clients, int buffer);
// Reads until each client has received `bytes_each` bytes of frames. Returns the elapsed nanoseconds; negative if a
// client was disconnected or received nothing for ten seconds.
int64_t baseline_readers_drain(baseline_readers *readers, size_t bytes_each);
// Sends the text from every client. Returns 0 if all succeeded.
int baseline_readers_say(baseline_readers *readers, const char *text);
// Reads for the given time. A stamp is `@`, nanoseconds of the monotonic clock and `@`; its age is stored in `ages`, up
// to `capacity`. Returns the number of stamps; negative if a client was disconnected.
long baseline_readers_stamps(baseline_readers *readers, int milliseconds, int64_t *ages, long capacity);
void baseline_readers_close(baseline_readers *readers);

// Measures the time of a message through the threads of a button press, in nanoseconds, `count` times. The threads only
// wake each other. Returns 0 if all succeeded.
int baseline_hops(int64_t *times, int count);

// Returns the bytes of the heap in use.
size_t baseline_heap(void);
