// outcomes seen -> 0 1 2
// outcomes seen --model tso -> 0 1 2
// check --model clr -> verified
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data, flag;
int seen;

static void *send(void *unused) {
  atomic_store_explicit(&data, 1, memory_order_relaxed);
  atomic_store_explicit(&flag, 1, memory_order_release);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, send, NULL);
  if (atomic_load_explicit(&flag, memory_order_acquire))
    seen = 1 + atomic_load_explicit(&data, memory_order_relaxed);
  else
    seen = atomic_load_explicit(&data, memory_order_relaxed);
  pthread_join(t, NULL);
  return 0;
}
