// Each of two threads may miss what the other one has written.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int first, second;

static void *other(void *unused)
{
    atomic_store_explicit(&y, 1, memory_order_release);
    second = atomic_load_explicit(&x, memory_order_acquire);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    first = atomic_load_explicit(&y, memory_order_relaxed);
    pthread_join(thread, 0);
    assert(first || second);
    return 0;
}
