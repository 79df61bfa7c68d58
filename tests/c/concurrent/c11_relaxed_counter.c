// check --final 'n == 4' -> verified
#include <pthread.h>
#include <stdatomic.h>

atomic_int n;

static void *count(void *unused) {
  atomic_fetch_add_explicit(&n, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&n, 1, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, count, NULL);
  pthread_create(&b, NULL, count, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
