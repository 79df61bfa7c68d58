/* Dining philosophers without deadlock, as in philosophers.fir: the last one takes its forks in the
   other order. Every philosopher eats for ever, so the space is finite and cyclic. */
#include <pthread.h>

#ifndef COUNT
#define COUNT 9
#endif

struct pair {
  pthread_mutex_t *first, *second;
};

static pthread_mutex_t forks[COUNT];
static struct pair pairs[COUNT];

static void *philosopher(void *argument) {
  struct pair *pair = argument;
  pthread_mutex_t *first = pair->first, *second = pair->second;
  for (;;) {
    pthread_mutex_lock(first);
    pthread_mutex_lock(second);
    pthread_mutex_unlock(second);
    pthread_mutex_unlock(first);
  }
  return 0;
}

int main(void) {
  for (int i = 0; i < COUNT; i++)
    pthread_mutex_init(&forks[i], 0);
  for (int i = 0; i < COUNT; i++) {
    int last = i == COUNT - 1;
    pairs[i].first = &forks[last ? 0 : i];
    pairs[i].second = &forks[last ? COUNT - 1 : i + 1];
    pthread_t t;
    pthread_create(&t, 0, philosopher, &pairs[i]);
  }
  pthread_exit(0);
}
