/* The consumer looks at the flag and then waits. If the producer signals in between, nobody will
   signal again. */
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static atomic_int full;

static void *produce(void *unused) {
  full = 1;
  pthread_cond_signal(&ready);
  return unused;
}

static void *produce_locked(void *unused) {
  pthread_mutex_lock(&mutex);
  full = 1;
  pthread_cond_signal(&ready);
  pthread_mutex_unlock(&mutex);
  return unused;
}

static void consume(void *(*producer)(void *)) {
  pthread_t thread;
  pthread_create(&thread, NULL, producer, NULL);
  pthread_mutex_lock(&mutex);
  while (!full)
    pthread_cond_wait(&ready, &mutex);
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
}

int main(void) {
  consume(produce);
  return 0;
}

void repaired(void) { consume(produce_locked); }
