// check --model pso --no-races -> violated use-after-free
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *shared;
static atomic_int ready;

static void *drop(void *unused) {
  while (!ready)
    ;
  free(shared);
  return unused;
}

int main(void) {
  pthread_t t;
  shared = malloc(2 * sizeof *shared);
  pthread_create(&t, NULL, drop, NULL);
  ready = 1;
  shared[1] = 5;
  pthread_join(t, NULL);
  return 0;
}
