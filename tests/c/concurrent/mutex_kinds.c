// check -> verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t recursive, checking;

static void *other(void *unused) {
  assert(pthread_mutex_trylock(&recursive) == EBUSY);
  assert(pthread_mutex_unlock(&checking) == EPERM);
  return unused;
}

int main(void) {
  pthread_mutexattr_t a;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&recursive, &a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&checking, &a);
  assert(pthread_mutex_lock(&recursive) == 0);
  assert(pthread_mutex_lock(&recursive) == 0);
  assert(pthread_mutex_lock(&checking) == 0);
  assert(pthread_mutex_lock(&checking) == EDEADLK);
  pthread_t t;
  pthread_create(&t, NULL, other, NULL);
  pthread_join(t, NULL);
  assert(pthread_mutex_unlock(&recursive) == 0);
  assert(pthread_mutex_destroy(&recursive) == EBUSY);
  assert(pthread_mutex_unlock(&recursive) == 0);
  assert(pthread_mutex_destroy(&recursive) == 0);
  return 0;
}
