// check --model sc -> verified
// states --model sc --workers 1 -> 100
// states --workers 1 -> 100
#include <pthread.h>

/* Philosophers that take the lower fork first. */

#define SEATS 5

static pthread_mutex_t forks[SEATS];
static int eaten[SEATS];

static void *eat(void *argument) {
  long seat = (long)argument;
  long first = seat, second = (seat + 1) % SEATS;
  if (first > second) {
    first = second;
    second = seat;
  }
  pthread_mutex_lock(&forks[first]);
  pthread_mutex_lock(&forks[second]);
  eaten[seat]++;
  pthread_mutex_unlock(&forks[second]);
  pthread_mutex_unlock(&forks[first]);
  return NULL;
}

int main(void) {
  pthread_t threads[SEATS];
  for (long i = 0; i < SEATS; i++)
    pthread_create(&threads[i], NULL, eat, (void *)i);
  for (int i = 0; i < SEATS; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
