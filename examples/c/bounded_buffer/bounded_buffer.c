/* A bounded buffer with producers and consumers, as bbuf of Yang and others' Table 1. */
#include <assert.h>
#include <pthread.h>

enum { ROOM = 1, ITEMS = 1, PRODUCERS = 2, CONSUMERS = 2 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int count, wakes_all;
int taken;

static void wake(void) {
  if (wakes_all)
    pthread_cond_broadcast(&changed);
  else
    pthread_cond_signal(&changed);
}

static void *produce(void *unused) {
  for (int i = 0; i < ITEMS; i++) {
    pthread_mutex_lock(&mutex);
    while (count == ROOM)
      pthread_cond_wait(&changed, &mutex);
    count++;
    wake();
    pthread_mutex_unlock(&mutex);
  }
  return unused;
}

static void *consume(void *unused) {
  for (int i = 0; i < ITEMS; i++) {
    pthread_mutex_lock(&mutex);
    while (count == 0)
      pthread_cond_wait(&changed, &mutex);
    count--;
    taken++;
    wake();
    pthread_mutex_unlock(&mutex);
  }
  return unused;
}

static void run(int all) {
  pthread_t threads[PRODUCERS + CONSUMERS];
  wakes_all = all;
  for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
    pthread_create(&threads[i], NULL, i < PRODUCERS ? produce : consume, NULL);
  for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
    pthread_join(threads[i], NULL);
  assert(taken == PRODUCERS * ITEMS);
}

int main(void) {
  run(0);
  return 0;
}

void repaired(void) { run(1); }
