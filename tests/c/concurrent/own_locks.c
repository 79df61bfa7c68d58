// check --model sc -> verified
// states --model sc --workers 1 -> 10
// states --workers 1 -> 10
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

/* Every thread has a lock and memory of its own. */

#define THREADS 4

struct account {
  pthread_mutex_t lock;
  int balance;
};

static struct account accounts[THREADS];

static void *work(void *argument) {
  struct account *own = &accounts[(long)argument];
  for (int i = 0; i < 2; i++) {
    pthread_mutex_lock(&own->lock);
    own->balance += 1;
    pthread_mutex_unlock(&own->lock);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (long i = 0; i < THREADS; i++)
    pthread_create(&threads[i], NULL, work, (void *)i);
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], NULL);
  for (int i = 0; i < THREADS; i++)
    assert(accounts[i].balance == 2);
  return 0;
}
