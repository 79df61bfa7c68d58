// outcomes result -> 0 110
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int result;

static void *wake(void *unused) {
  pthread_mutex_lock(&m);
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  struct timespec until = {1, 0};
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, NULL, wake, NULL);
  result = pthread_cond_timedwait(&c, &m, &until);
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
  return 0;
}
