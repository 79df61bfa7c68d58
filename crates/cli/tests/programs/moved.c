#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int n;

static void *first(void *argument)
{
    atomic_store(&n, atomic_load(&n) + 1);
    return argument;
}

static void check(int seen)
{
    assert(seen == 2);
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, first, 0);
    first(0);
    pthread_join(thread, 0);
    check(atomic_load(&n));
    return 0;
}
