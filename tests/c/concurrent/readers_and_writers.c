// check --final 'value == 2' -> verified
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
int value;

static void *write_it(void *unused) {
  pthread_rwlock_wrlock(&lock);
  value++;
  value++;
  pthread_rwlock_unlock(&lock);
  return unused;
}

static void *read_it(void *unused) {
  pthread_rwlock_rdlock(&lock);
  assert(value % 2 == 0);
  pthread_rwlock_unlock(&lock);
  return unused;
}

int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, NULL, write_it, NULL);
  pthread_create(&b, NULL, read_it, NULL);
  pthread_create(&c, NULL, read_it, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  pthread_join(c, NULL);
  return 0;
}
