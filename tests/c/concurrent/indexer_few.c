// check --model sc -> verified
// states --model sc --workers 1 -> 800
// states --workers 1 -> 800
// executions --model sc --no-races --reduction dpor -> 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

/* Threads put messages into a table where a hash says; up to eleven never meet. */

#define SIZE 128
#define MOST 4
#ifndef THREADS
#define THREADS 4
#endif

static atomic_int table[SIZE];

static void *work(void *argument) {
  int me = (int)(long)argument;
  for (int m = 0; m < MOST;) {
    int w = ++m * 11 + me;
    int h = (w * 7) % SIZE;
    int expected = 0;
    while (!atomic_compare_exchange_strong(&table[h], &expected, w)) {
      expected = 0;
      h = (h + 1) % SIZE;
    }
  }
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (long i = 0; i < THREADS; i++)
    pthread_create(&threads[i], NULL, work, (void *)i);
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
