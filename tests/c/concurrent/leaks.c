// check --leaks -> violated leak
// check -> verified
// check --leaks --entry lost -> violated leak
// check --leaks --entry freed -> verified
// check --leaks --entry last_thread -> violated leak
#include <pthread.h>
#include <stdlib.h>

static int *kept;

int main(void) {
  kept = malloc(4);
  return 0;
}

void lost(void) {
  int *p = malloc(4);
  *p = 1;
  p = malloc(8);
  free(p);
}

static void *work(void *block) {
  free(block);
  return NULL;
}

void freed(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, malloc(16));
  pthread_join(t, NULL);
}

static void *forget(void *unused) {
  kept = malloc(4);
  return unused;
}

void last_thread(void) {
  pthread_t t;
  pthread_create(&t, NULL, forget, NULL);
  pthread_exit(NULL);
}
