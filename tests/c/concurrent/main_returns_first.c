// check -> verified
// states --model sc --workers 1 -> 30
// states --workers 1 -> 30
// outcomes counter --model sc -> 0 1 2 3 4
#include <pthread.h>
#include <stdatomic.h>

/* Nobody waits for the threads: when they end makes no difference to the end of the program. */

#define THREADS 4

static atomic_int counter;

static void *count(void *argument) {
    atomic_fetch_add(&counter, 1);
    return 0;
}

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], 0, count, 0);
    return 0;
}
