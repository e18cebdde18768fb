#pragma once
#include <stddef.h>
#include <stdint.h>

// What the benches compare with: small servers in plain C on the very libraries the bridge uses, and the clients that
// load both sides alike. All on loopback.

// An HTTP server that answers every request with the same body, as a libmicrohttpd program would.
typedef struct baseline_http baseline_http;
baseline_http *baseline_http_start(const char *body, size_t count);
uint16_t baseline_http_port(const baseline_http *server);
void baseline_http_stop(baseline_http *server);

// Keeps one request under way on each of so many kept-alive connections, for so many milliseconds.
// Returns answers that were whole, with the body of the right length; negative when something went wrong.
long baseline_http_load(uint16_t port, const char *path, int connections, int milliseconds, size_t body);

// A socket server that sends the same text messages to every client, one frame a turn, as a libwebsockets program would.
typedef struct baseline_fan baseline_fan;
baseline_fan *baseline_fan_start(size_t size);
uint16_t baseline_fan_port(const baseline_fan *server);
// So many more messages wait for every client from now on; a client that connects later gets them all too.
void baseline_fan_send(baseline_fan *server, long messages);
void baseline_fan_stop(baseline_fan *server);

// Socket clients that count bytes.
typedef struct baseline_readers baseline_readers;
// Connects and shakes hands with all of them; NULL when one was refused.
baseline_readers *baseline_readers_connect(uint16_t port, const char *path, int clients);
// With receive buffers of so many bytes, for clients that are going to read nothing.
baseline_readers *baseline_readers_connect_small(uint16_t port, const char *path, int clients, int buffer);
// Reads until each client has so many bytes of frames. Returns nanoseconds from the call; negative when one was cut off
// or nothing moved for ten seconds.
int64_t baseline_readers_drain(baseline_readers *readers, size_t bytes_each);
// Says the same text on every client's socket. Returns 0 when all of them could.
int baseline_readers_say(baseline_readers *readers, const char *text);
// Reads for so many milliseconds. An `@`, then nanoseconds of the monotonic clock, then `@` is a stamp: how long ago it was
// made is noted for each one, at most `capacity` of them. Returns how many there were; negative when one was cut off.
long baseline_readers_stamps(baseline_readers *readers, int milliseconds, int64_t *ages, long capacity);
void baseline_readers_close(baseline_readers *readers);

// How long a message takes on the way of a press through threads that only wake each other, in nanoseconds, so many times.
// Returns 0 when all came back.
int baseline_hops(int64_t *times, int count);

// Bytes of the heap in use now.
size_t baseline_heap(void);
