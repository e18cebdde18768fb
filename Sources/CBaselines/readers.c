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

struct reader {
    int fd;
    size_t have;
};

struct baseline_readers {
    int epoll;
    int count;
    struct reader readers[];
};

static int64_t nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

// Byte by byte up to the end of the head, so that no frame is read with it.
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
    baseline_readers *all = calloc(1, sizeof *all + (size_t)clients * sizeof(struct reader));
    all->epoll = epoll_create1(EPOLL_CLOEXEC);
    for (int i = 0; i < clients; i++) {
        int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        all->readers[i].fd = fd;
        all->count = i + 1;
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = &all->readers[i]};
        if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address) ||
            shake(fd, request, (size_t)length) || epoll_ctl(all->epoll, EPOLL_CTL_ADD, fd, &event)) {
            baseline_readers_close(all);
            return NULL;
        }
    }
    return all;
}

int64_t baseline_readers_drain(baseline_readers *all, size_t bytes_each) {
    static char scratch[256 << 10];
    struct epoll_event events[64];
    int64_t start = nanoseconds();
    int left = all->count;
    for (int i = 0; i < all->count; i++) all->readers[i].have = 0;
    while (left > 0) {
        int count = epoll_wait(all->epoll, events, 64, 10000);
        if (count <= 0) return -1;
        for (int i = 0; i < count; i++) {
            struct reader *reader = events[i].data.ptr;
            ssize_t got = recv(reader->fd, scratch, sizeof scratch, 0);
            if (got <= 0) return -2;
            size_t before = reader->have;
            reader->have += (size_t)got;
            if (before < bytes_each && reader->have >= bytes_each) left--;
            if (reader->have > bytes_each) return -3;
        }
    }
    return nanoseconds() - start;
}

void baseline_readers_close(baseline_readers *all) {
    for (int i = 0; i < all->count; i++)
        if (all->readers[i].fd >= 0) close(all->readers[i].fd);
    close(all->epoll);
    free(all);
}
