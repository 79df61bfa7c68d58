// check --model sc -> verified
// states --model sc --workers 1 -> 10
// states --workers 1 -> 10
#include <assert.h>
#include <pthread.h>

/* Each thread calls its own entry of a constant table. The entries touch different variables. */

static int b, c, d;

static void add_b(int n) { b += n; b += n; b += n; }
static void add_c(int n) { c += n; c += n; c += n; }
static void add_d(int n) { d += n; d += n; }

static void (*const handlers[])(int) = {add_b, add_c, add_d};

static void *run(void *argument) {
    long number = (long)argument;
    handlers[number](1);
    handlers[number](2);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    for (long i = 0; i < 3; i++) pthread_create(&threads[i], 0, run, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    assert(b == 9 && c == 9 && d == 6);
    return 0;
}
