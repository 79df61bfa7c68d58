// check --entry destroyed_mutex -> violated bad-sync 16
// check --entry destroyed_barrier -> violated bad-sync 22
// check --entry no_barrier -> violated bad-sync 27
// check --entry two_barriers -> violated bad-sync 32
// check --entry fine -> verified
// check --entry destroyed_twice -> violated bad-sync 50
// check --entry destroyed_barrier_twice -> violated bad-sync 56
#include <pthread.h>

static pthread_mutex_t m;
static pthread_barrier_t b;

void destroyed_mutex(void) {
  pthread_mutex_init(&m, NULL);
  pthread_mutex_destroy(&m);
  pthread_mutex_lock(&m);
}

void destroyed_barrier(void) {
  pthread_barrier_init(&b, NULL, 1);
  pthread_barrier_destroy(&b);
  pthread_barrier_wait(&b);
}

void no_barrier(void) {
  static pthread_barrier_t none;
  pthread_barrier_wait(&none);
}

void two_barriers(void) {
  pthread_barrier_init(&b, NULL, 1);
  pthread_barrier_init(&b, NULL, 2);
}

void fine(void) {
  for (int i = 0; i < 2; i++) {
    pthread_mutex_init(&m, NULL);
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    pthread_mutex_destroy(&m);
    pthread_barrier_init(&b, NULL, 1);
    pthread_barrier_wait(&b);
    pthread_barrier_destroy(&b);
  }
}

void destroyed_twice(void) {
  pthread_mutex_init(&m, NULL);
  pthread_mutex_destroy(&m);
  pthread_mutex_destroy(&m);
}

void destroyed_barrier_twice(void) {
  pthread_barrier_init(&b, NULL, 1);
  pthread_barrier_destroy(&b);
  pthread_barrier_destroy(&b);
}
