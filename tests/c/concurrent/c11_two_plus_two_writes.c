// outcomes x y -> 1,1 1,2 2,1 2,2
// outcomes x y --model sc -> 1,2 2,1 2,2
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *one(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&y, 2, memory_order_relaxed);
  return unused;
}

static void *two(void *unused) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  atomic_store_explicit(&x, 2, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, one, NULL);
  pthread_create(&b, NULL, two, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
