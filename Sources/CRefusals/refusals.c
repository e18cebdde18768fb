#define _GNU_SOURCE
#include "include/refusals.h"

#include <dlfcn.h>
#include <string.h>

typedef struct MHD_Response *create_function(size_t, void *, enum MHD_ResponseMemoryMode);
typedef enum MHD_Result queue_function(struct MHD_Connection *, unsigned int, struct MHD_Response *);
typedef enum MHD_Result record_function(
    struct MHD_Connection *, enum MHD_ValueKind, const char *, size_t, const char *, size_t);

static create_function *create;
static queue_function *queue;
static record_function *record;
static refusal_handler *take;

__attribute__((constructor)) static void find(void) {
    create = (create_function *)dlsym(RTLD_NEXT, "MHD_create_response_from_buffer");
    queue = (queue_function *)dlsym(RTLD_NEXT, "MHD_queue_response");
    record = (record_function *)dlsym(RTLD_NEXT, "MHD_set_connection_value_n");
}

int refusals_take(refusal_handler *handler) {
    take = handler;
    return create && queue && record;
}

// The library creates and queues a refusal on one thread, without another response in between.
static __thread struct {
    struct MHD_Response *response;
    const char *html;
} last;

struct MHD_Response *MHD_create_response_from_buffer(size_t size, void *buffer, enum MHD_ResponseMemoryMode mode) {
    static const char begin[] = "<html><head><title>";
    struct MHD_Response *response = create(size, buffer, mode);
    // None of our own responses is persistent HTML.
    int is_refusal = mode == MHD_RESPMEM_PERSISTENT && size > sizeof begin && !memcmp(buffer, begin, sizeof begin - 1);
    if (is_refusal) last.response = response, last.html = buffer;
    return response;
}

enum MHD_Result MHD_queue_response(struct MHD_Connection *connection, unsigned int code, struct MHD_Response *response) {
    if (response && response == last.response) {
        last.response = NULL;
        if (take && take(connection, code, last.html)) return MHD_NO;
    }
    return queue(connection, code, response);
}

enum MHD_Result MHD_set_connection_value_n(
    struct MHD_Connection *connection, enum MHD_ValueKind kind, const char *key, size_t key_size, const char *value,
    size_t value_size) {
    int is_parsed_by_server = kind == MHD_GET_ARGUMENT_KIND || kind == MHD_COOKIE_KIND;
    // Another daemon of the process has no such context.
    if (is_parsed_by_server && take &&
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context)
        return MHD_YES;
    return record(connection, kind, key, key_size, value, value_size);
}
