#pragma once
#include <microhttpd.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/socket.h>

// Swift cannot call variadic functions; these are the uses we have for them.

static inline int cmhd_descriptor(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

static inline const struct sockaddr *cmhd_address(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr;
}

static inline void *cmhd_context(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
}

// Whether there is something to read that the library has not got to. The flags are enumerators without a type; beside this
// header Swift finds them in debug builds alone.
static inline int cmhd_has_asked(struct MHD_Connection *connection) {
    char byte;
    return recv(cmhd_descriptor(connection), &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

// Nor can it be called with a va_list, which is how libmicrohttpd gives its log lines.

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
