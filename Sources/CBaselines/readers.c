#define _GNU_SOURCE
#include "include/baselines.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct baseline_readers {
    int epoll;
    int count;
    int descriptors[];
};

static int64_t nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

// Reads byte by byte up to the end of the head, so that no frame is read with it.
static int shake(int fd, const char *request, size_t length) {
    char head[1024];
    size_t have = 0;
    if (send(fd, request, length, MSG_NOSIGNAL) != (ssize_t)length) return -1;
    while (have < sizeof head) {
        if (recv(fd, head + have, 1, 0) != 1) return -1;
        have++;
        if (have >= 4 && !memcmp(head + have - 4, "\r\n\r\n", 4)) return memcmp(head, "HTTP/1.1 101", 12) ? -1 : 0;
    }
    return -1;
}

baseline_readers *baseline_readers_connect(uint16_t port, const char *path, int clients) {
    char request[512];
    int length = snprintf(request, sizeof request,
                          "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%u\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
                          path, port);
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    baseline_readers *all = calloc(1, sizeof *all + (size_t)clients * sizeof(int));
    all->epoll = epoll_create1(EPOLL_CLOEXEC);
    for (int i = 0; i < clients; i++) {
        int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        all->descriptors[i] = fd;
        all->count = i + 1;
        struct epoll_event event = {.events = EPOLLIN, .data.fd = fd};
        if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address) ||
            shake(fd, request, (size_t)length) || epoll_ctl(all->epoll, EPOLL_CTL_ADD, fd, &event)) {
            baseline_readers_close(all);
            return NULL;
        }
    }
    return all;
}

int baseline_readers_say(baseline_readers *all, const char *text) {
    size_t length = strlen(text);
    // A text frame, masked with zeros.
    unsigned char frame[4 + 4 + 1024] = {0x81, (unsigned char)(length < 126 ? 0x80 | length : 0xFE)};
    size_t head = 2;
    if (length > 1024) return -1;
    if (length >= 126) {
        frame[2] = (unsigned char)(length >> 8);
        frame[3] = (unsigned char)length;
        head = 4;
    }
    memset(frame + head, 0, 4);
    memcpy(frame + head + 4, text, length);
    for (int i = 0; i < all->count; i++)
        if (send(all->descriptors[i], frame, head + 4 + length, MSG_NOSIGNAL) != (ssize_t)(head + 4 + length)) return -1;
    return 0;
}

int baseline_readers_read(baseline_readers *all, int milliseconds) {
    static char scratch[256 << 10];
    struct epoll_event events[64];
    int64_t end = nanoseconds() + milliseconds * 1000000LL;
    // Send a pong without parsing pings, because the server disconnects clients that are silent.
    static const unsigned char pong[6] = {0x8A, 0x80};
    for (int i = 0; i < all->count; i++) send(all->descriptors[i], pong, sizeof pong, MSG_NOSIGNAL | MSG_DONTWAIT);
    while (nanoseconds() < end) {
        int count = epoll_wait(all->epoll, events, 64, 10);
        for (int i = 0; i < count; i++)
            if (recv(events[i].data.fd, scratch, sizeof scratch, 0) <= 0) return -1;
    }
    return 0;
}

void baseline_readers_close(baseline_readers *all) {
    for (int i = 0; i < all->count; i++)
        if (all->descriptors[i] >= 0) close(all->descriptors[i]);
    close(all->epoll);
    free(all);
}
