#pragma once
#include <microhttpd.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/socket.h>

// Swift cannot call variadic functions; these functions wrap the calls that are needed.

static inline int cmhd_descriptor(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

static inline const struct sockaddr *cmhd_address(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr;
}

static inline void *cmhd_context(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
}

// Returns whether the socket has input that the library has not read. In C, because Swift sees the untyped flag
// enumerators beside this header only in debug builds.
static inline int cmhd_has_asked(struct MHD_Connection *connection) {
    char byte;
    return recv(cmhd_descriptor(connection), &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

// Swift cannot handle a va_list, which libmicrohttpd passes with its log lines.

typedef struct {
    void (*line)(void *context, const char *text);
    void *context;
} cmhd_logger;

static inline void cmhd_log(void *logger, const char *format, va_list arguments) {
    char text[512];
    vsnprintf(text, sizeof text, format, arguments);
    ((const cmhd_logger *)logger)->line(((const cmhd_logger *)logger)->context, text);
}

static inline void *cmhd_log_function(void) { return (void *)cmhd_log; }
