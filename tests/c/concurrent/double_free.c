// check -> violated double-free 6
#include <pthread.h>
#include <stdlib.h>

static void *block;
static void *release(void *unused) { free(block); return unused; }

int main(void) {
  pthread_t a, b;
  block = malloc(8);
  pthread_create(&a, NULL, release, NULL);
  pthread_create(&b, NULL, release, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
