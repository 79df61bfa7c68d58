// check --model sc -> verified
// states --model sc --workers 1 -> 10
// states --workers 1 -> 10
#include <assert.h>
#include <pthread.h>

/* Every thread works on a cell of its own, so their order does not matter. */

#define THREADS 4

static int cells[THREADS];

static void *work(void *argument) {
  int *own = argument;
  for (int i = 0; i < 3; i++)
    *own += 1;
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++)
    pthread_create(&threads[i], NULL, work, &cells[i]);
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], NULL);
  for (int i = 0; i < THREADS; i++)
    assert(cells[i] == 3);
  return 0;
}
