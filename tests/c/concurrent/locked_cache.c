// check -> verified
// check --model sc -> verified
// states --model sc --workers 1 -> 369
// states --workers 1 -> 369
#include <assert.h>
#include <pthread.h>

/* A cache with a lock for its values and one for its counters. Which accesses are over does not make
   states differ as long as everybody takes the locks before the next ones. */

static pthread_mutex_t values = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t counters = PTHREAD_MUTEX_INITIALIZER;
static int cached[2];
static int hits, misses;

static int get(int key) {
  pthread_mutex_lock(&values);
  if (cached[key]) {
    pthread_mutex_lock(&counters);
    hits++;
    pthread_mutex_unlock(&counters);
    int value = cached[key];
    pthread_mutex_unlock(&values);
    return value;
  }
  pthread_mutex_unlock(&values);
  pthread_mutex_lock(&counters);
  misses++;
  pthread_mutex_unlock(&counters);
  pthread_mutex_lock(&values);
  cached[key] = 7;
  pthread_mutex_unlock(&values);
  return 7;
}

static void *work(void *argument) {
  int key = (int)(long)argument;
  assert(get(key) == 7);
  assert(get(1) == 7);
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  for (long i = 0; i < 3; i++)
    pthread_create(&threads[i], NULL, work, (void *)(i % 2));
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i], NULL);
  assert(hits + misses == 6);
  return 0;
}
