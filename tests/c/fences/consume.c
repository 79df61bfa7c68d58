// Two reads that may change places unless the first one acquires.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int data, ready;

static void *writer(void *unused)
{
    atomic_store_explicit(&data, 5, memory_order_relaxed);
    atomic_store_explicit(&ready, 1, memory_order_release);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    int seen = atomic_load_explicit(&ready, memory_order_relaxed);
    int value = atomic_load_explicit(&data, memory_order_relaxed);
    assert(!seen || value == 5);
    return 0;
}
