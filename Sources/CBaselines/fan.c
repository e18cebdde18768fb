#include "include/baselines.h"

#include <libwebsockets.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct baseline_fan {
    struct lws_context *context;
    struct lws_vhost *vhost;
    pthread_t thread;
    size_t size;
    unsigned char *message;
    atomic_long produced;
    atomic_int stopping;
    int port;
};

struct client {
    long sent;
};

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t count) {
    (void)in, (void)count;
    baseline_fan *server = lws_context_user(lws_get_context(wsi));
    struct client *client = user;
    switch (reason) {
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        lws_callback_on_writable_all_protocol_vhost(server->vhost, lws_vhost_name_to_protocol(server->vhost, "fan"));
        break;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        if (client->sent >= atomic_load(&server->produced)) break;
        if (lws_write(wsi, server->message + LWS_PRE, server->size, LWS_WRITE_TEXT) < 0) return -1;
        client->sent++;
        if (client->sent < atomic_load(&server->produced)) lws_callback_on_writable(wsi);
        break;
    default: break;
    }
    return 0;
}

static void *serve(void *context) {
    baseline_fan *server = context;
    while (!atomic_load(&server->stopping) && lws_service(server->context, 0) >= 0) {}
    return NULL;
}

baseline_fan *baseline_fan_start(size_t size) {
    static const struct lws_protocols protocols[] = {
        {.name = "fan", .callback = callback, .per_session_data_size = sizeof(struct client), .rx_buffer_size = 4096,
         .tx_packet_size = 1 << 20},
        {0}};
    baseline_fan *server = calloc(1, sizeof *server);
    server->size = size;
    server->message = malloc(LWS_PRE + size);
    memset(server->message + LWS_PRE, 'x', size);
    struct lws_context_creation_info info = {
        .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS, .gid = -1, .uid = -1, .user = server,
        .pt_serv_buf_size = 64 << 10};
    lws_set_log_level(LLL_ERR, NULL);
    server->context = lws_create_context(&info);
    struct lws_context_creation_info host = {.protocols = protocols, .iface = "127.0.0.1", .vhost_name = "fan"};
    server->vhost = server->context ? lws_create_vhost(server->context, &host) : NULL;
    if (!server->vhost || pthread_create(&server->thread, NULL, serve, server)) {
        if (server->context) lws_context_destroy(server->context);
        free(server->message);
        free(server);
        return NULL;
    }
    server->port = lws_get_vhost_listen_port(server->vhost);
    return server;
}

uint16_t baseline_fan_port(const baseline_fan *server) { return (uint16_t)server->port; }

void baseline_fan_send(baseline_fan *server, long messages) {
    atomic_fetch_add(&server->produced, messages);
    lws_cancel_service(server->context);
}

void baseline_fan_stop(baseline_fan *server) {
    atomic_store(&server->stopping, 1);
    lws_cancel_service(server->context);
    pthread_join(server->thread, NULL);
    lws_context_destroy(server->context);
    free(server->message);
    free(server);
}
