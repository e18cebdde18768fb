#pragma once
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/un.h>

// These functions need _GNU_SOURCE. Defining it here would change fd_set, which Swift's Glibc module has imported
// without it.
int accept4(int fd, struct sockaddr *address, socklen_t *length, int flags);
int pthread_setname_np(pthread_t thread, const char *name);
void *memmem(const void *text, size_t length, const void *part, size_t part_length);
