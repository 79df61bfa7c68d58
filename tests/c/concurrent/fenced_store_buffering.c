// outcomes r1 r2 --model tso -> 0,1 1,0 1,1
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
int r1, r2;

static void *one(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  r1 = atomic_load_explicit(&y, memory_order_relaxed);
  return unused;
}

static void *two(void *unused) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  r2 = atomic_load_explicit(&x, memory_order_relaxed);
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
