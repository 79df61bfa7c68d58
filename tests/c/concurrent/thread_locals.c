// check --final 'sum == 6' -> verified
#include <pthread.h>
#include <stdatomic.h>

static _Thread_local int mine = 1;
atomic_int sum;

static void *work(void *unused) {
  mine++;
  mine++;
  sum += mine;
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return mine - 1;
}
