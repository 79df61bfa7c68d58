// check -> verified
// check --reduction dpor -> verified
#include <pthread.h>

enum { N = 3 };
static pthread_mutex_t forks[N];

static void *eat(void *which) {
  long i = (long)which, a = i, b = (i + 1) % N;
  pthread_mutex_lock(&forks[a < b ? a : b]);
  pthread_mutex_lock(&forks[a < b ? b : a]);
  pthread_mutex_unlock(&forks[b]);
  pthread_mutex_unlock(&forks[a]);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++)
    pthread_mutex_init(&forks[i], NULL);
  for (long i = 0; i < N; i++)
    pthread_create(&threads[i], NULL, eat, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
