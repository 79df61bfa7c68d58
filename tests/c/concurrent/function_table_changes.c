// outcomes x y --model sc --no-races -> 0,1 1,0
// outcomes x y --model sc --no-races --reduction none -> 0,1 1,0
// check -> violated race
#include <pthread.h>

/* Which function an entry holds depends on who comes first. */

static int x, y;

static void put_x(void) { x = 1; }
static void put_y(void) { y = 1; }

static void (*entries[2])(void) = {put_x, put_x};

static void *change(void *argument) {
    entries[1] = put_y;
    return 0;
}

static void *call(void *argument) {
    entries[1]();
    return 0;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, call, 0);
    pthread_create(&threads[1], 0, change, 0);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    return 0;
}
