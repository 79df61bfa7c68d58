// check -> verified
#include <pthread.h>
#include <stdlib.h>

static int *shared;
static void *use(void *unused) { return (void *)(long)*shared; }

int main(void) {
  pthread_t t;
  shared = malloc(sizeof *shared);
  *shared = 5;
  pthread_create(&t, NULL, use, NULL);
  void *result;
  pthread_join(t, &result);
  free(shared);
  return (long)result == 5 ? 0 : 1;
}
