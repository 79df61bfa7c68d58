// outcomes r1 r2 -> 0,0 0,1 0,2 1,1 1,2 2,2
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
int r1, r2;

static void *write_twice(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&x, 2, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, write_twice, NULL);
  r1 = atomic_load_explicit(&x, memory_order_relaxed);
  r2 = atomic_load_explicit(&x, memory_order_relaxed);
  pthread_join(t, NULL);
  return 0;
}
