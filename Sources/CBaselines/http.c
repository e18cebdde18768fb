#define _GNU_SOURCE
#include "include/baselines.h"

#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct baseline_http {
    struct MHD_Daemon *daemon;
    struct MHD_Response *response;
    uint16_t port;
};

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *data, size_t *size, void **state) {
    (void)url, (void)version, (void)data, (void)size;
    static int seen;
    if (!*state) {
        *state = &seen;
        return MHD_YES;
    }
    if (strcmp(method, "GET")) return MHD_NO;
    return MHD_queue_response(connection, MHD_HTTP_OK, ((baseline_http *)context)->response);
}

baseline_http *baseline_http_start(const char *body, size_t count) {
    baseline_http *server = calloc(1, sizeof *server);
    server->response = MHD_create_response_from_buffer(count, (void *)body, MHD_RESPMEM_MUST_COPY);
    MHD_add_response_header(server->response, "Content-Type", "application/json");
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    server->daemon = MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_TURBO, 0, NULL, NULL, answer, server,
                                      MHD_OPTION_SOCK_ADDR, &address, MHD_OPTION_END);
    if (!server->daemon) {
        MHD_destroy_response(server->response);
        free(server);
        return NULL;
    }
    server->port = MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
    return server;
}

uint16_t baseline_http_port(const baseline_http *server) { return server->port; }

void baseline_http_stop(baseline_http *server) {
    MHD_stop_daemon(server->daemon);
    MHD_destroy_response(server->response);
    free(server);
}

// A connection of the load, with the received part of the current answer.
struct call {
    int fd;
    size_t have;
    char bytes[32768];
};

static int64_t nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static int dial(uint16_t port) {
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), yes = 1;
    if (fd < 0) return -1;
    if (connect(fd, (struct sockaddr *)&address, sizeof address)) {
        close(fd);
        return -1;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return fd;
}

// Returns 1 if the answer is complete, 0 if more data is needed, -1 if it is wrong.
static int whole(const struct call *call, size_t body) {
    const char *end = memmem(call->bytes, call->have, "\r\n\r\n", 4);
    if (!end) return call->have < sizeof call->bytes ? 0 : -1;
    if (memcmp(call->bytes, "HTTP/1.1 200", 12)) return -1;
    size_t wanted = (size_t)(end + 4 - call->bytes) + body;
    return call->have < wanted ? 0 : call->have == wanted ? 1 : -1;
}

long baseline_http_load(uint16_t port, const char *path, int connections, int milliseconds, size_t body) {
    char request[256];
    int length = snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%u\r\n\r\n", path, port);
    struct call *calls = calloc((size_t)connections, sizeof *calls);
    int epoll = epoll_create1(EPOLL_CLOEXEC);
    long answers = 0;
    for (int i = 0; i < connections; i++) {
        calls[i].fd = dial(port);
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = &calls[i]};
        if (calls[i].fd < 0 || epoll_ctl(epoll, EPOLL_CTL_ADD, calls[i].fd, &event) ||
            send(calls[i].fd, request, (size_t)length, MSG_NOSIGNAL) != length)
            answers = -1;
    }
    int64_t end = nanoseconds() + milliseconds * 1000000LL;
    struct epoll_event events[64];
    while (answers >= 0 && nanoseconds() < end) {
        int count = epoll_wait(epoll, events, 64, 100);
        for (int i = 0; i < count && answers >= 0; i++) {
            struct call *call = events[i].data.ptr;
            ssize_t got = recv(call->fd, call->bytes + call->have, sizeof call->bytes - call->have, 0);
            if (got <= 0) {
                answers = -2;
                break;
            }
            call->have += (size_t)got;
            int state = whole(call, body);
            if (state < 0) answers = -3;
            if (state != 1) continue;
            answers++;
            call->have = 0;
            if (send(call->fd, request, (size_t)length, MSG_NOSIGNAL) != length) answers = -4;
        }
    }
    for (int i = 0; i < connections; i++)
        if (calls[i].fd >= 0) close(calls[i].fd);
    close(epoll);
    free(calls);
    return answers;
}
