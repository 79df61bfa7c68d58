// A pointer that is read before it is written, unless a fence keeps the two writes in order.
#include <pthread.h>
#include <stdlib.h>
#include <stdatomic.h>

int *box;
atomic_int ready;

static void *writer(void *unused)
{
    int *fresh = malloc(sizeof *fresh);
    *fresh = 5;
    box = fresh;
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    if (atomic_load_explicit(&ready, memory_order_acquire))
        return *box - 5;
    return 0;
}
