// check -> violated bad-unlock 7
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *release(void *unused) {
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, NULL, release, NULL);
  pthread_join(t, NULL);
  return 0;
}
