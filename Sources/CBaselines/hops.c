#include "include/baselines.h"

#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// The threads of a button press: client, server's sockets, worker, app's sockets, app's main thread, and back through
// the server's app sockets. Seven threads are woken one after the other.
struct hops {
    int client[2], app[2];
    int notified;
    sem_t work, turn;
};

static void *sockets(void *argument) {
    struct hops *hops = argument;
    struct pollfd watched[] = {{hops->client[1], POLLIN, 0}, {hops->notified, POLLIN, 0}};
    char bytes[512];
    while (poll(watched, 2, -1) > 0) {
        if (watched[0].revents) {
            if (read(hops->client[1], bytes, sizeof bytes) <= 0) break;
            sem_post(&hops->work);
        }
        if (watched[1].revents) {
            eventfd_t value;
            eventfd_read(hops->notified, &value);
            if (write(hops->client[1], bytes, 300) < 0) break;
        }
    }
    return NULL;
}

static void *worker(void *argument) {
    struct hops *hops = argument;
    char bytes[300] = {0};
    while (sem_wait(&hops->work) == 0 && write(hops->app[0], bytes, sizeof bytes) > 0) {}
    return NULL;
}

static void *app_sockets(void *argument) {
    struct hops *hops = argument;
    char bytes[512];
    while (read(hops->app[1], bytes, sizeof bytes) > 0) sem_post(&hops->turn);
    return NULL;
}

static void *app_main(void *argument) {
    struct hops *hops = argument;
    char bytes[50] = {0};
    while (sem_wait(&hops->turn) == 0 && write(hops->app[1], bytes, sizeof bytes) > 0) {}
    return NULL;
}

static void *back(void *argument) {
    struct hops *hops = argument;
    char bytes[512];
    while (read(hops->app[0], bytes, sizeof bytes) > 0) eventfd_write(hops->notified, 1);
    return NULL;
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int baseline_hops(int64_t *times, int count) {
    // Never freed, because the threads use it until the process ends.
    struct hops *hops = calloc(1, sizeof *hops);
    if (!hops) return -1;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, hops->client) || socketpair(AF_UNIX, SOCK_STREAM, 0, hops->app)) return -1;
    hops->notified = eventfd(0, 0);
    sem_init(&hops->work, 0, 0);
    sem_init(&hops->turn, 0, 0);
    void *(*parts[])(void *) = {sockets, worker, app_sockets, app_main, back};
    for (size_t part = 0; part < sizeof parts / sizeof *parts; part++) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, parts[part], hops)) return -1;
        pthread_detach(thread);
    }
    char bytes[512] = {0};
    for (int number = 0; number < count; number++) {
        int64_t start = now();
        if (write(hops->client[0], bytes, 90) < 0 || read(hops->client[0], bytes, sizeof bytes) <= 0) return -1;
        times[number] = now() - start;
    }
    return 0;
}
