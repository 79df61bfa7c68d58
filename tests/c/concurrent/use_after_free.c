// check -> violated use-after-free 8
// check --reduction dpor --no-races -> violated use-after-free 8
// check --model tso --no-races -> violated use-after-free 8
#include <pthread.h>
#include <stdlib.h>

static int *shared;
static void *use(void *unused) { return (void *)(long)*shared; }

int main(void) {
  pthread_t t;
  shared = malloc(sizeof *shared);
  *shared = 5;
  pthread_create(&t, NULL, use, NULL);
  free(shared);
  pthread_join(t, NULL);
  return 0;
}
