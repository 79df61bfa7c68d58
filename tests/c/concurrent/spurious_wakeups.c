// check -> verified
// check --spurious -> violated assertion 16
// check --spurious --entry in_a_loop -> verified
// check --spurious --entry never_woken -> violated deadlock
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;

static void *wait_once(void *unused) {
  pthread_mutex_lock(&m);
  if (!ready)
    pthread_cond_wait(&c, &m);
  assert(ready);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *wait_in_a_loop(void *unused) {
  pthread_mutex_lock(&m);
  while (!ready)
    pthread_cond_wait(&c, &m);
  assert(ready);
  pthread_mutex_unlock(&m);
  return unused;
}

static void wake(void *(*waiter)(void *)) {
  pthread_t t;
  pthread_create(&t, NULL, waiter, NULL);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
}

int main(void) {
  wake(wait_once);
  return 0;
}

void in_a_loop(void) { wake(wait_in_a_loop); }

void never_woken(void) {
  pthread_mutex_lock(&m);
  while (!ready)
    pthread_cond_wait(&c, &m);
}
