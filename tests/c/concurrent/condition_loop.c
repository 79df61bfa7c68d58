// check -> verified
// check --reduction dpor -> verified
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, seen;

static void *wait_for_it(void *unused) {
  pthread_mutex_lock(&m);
  while (!ready)
    pthread_cond_wait(&c, &m);
  seen++;
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, wait_for_it, NULL);
  pthread_create(&b, NULL, wait_for_it, NULL);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_broadcast(&c);
  pthread_mutex_unlock(&m);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(seen == 2);
  return 0;
}
