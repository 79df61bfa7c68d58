// check -> violated race 25
// check --no-races -> violated assertion 25
// check --model sc --no-races -> verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

/* A fence against signal handlers orders nothing between threads. */

static int data;
static atomic_int flag;

static void *writer(void *argument) {
    data = 1;
    atomic_signal_fence(memory_order_seq_cst);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    if (atomic_load_explicit(&flag, memory_order_relaxed)) {
        atomic_signal_fence(memory_order_seq_cst);
        assert(data == 1);
    }
    pthread_join(thread, 0);
    return 0;
}
