// check -> violated race
// check --model sc -> violated race
// check --model sc --no-races -> verified
// check --model tso -> violated race
// check --model tso --no-races -> verified
// check --no-races --final 'counter == 2' -> violated final
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
int counter;

static void *add(void *unused) {
  while (atomic_exchange_explicit(&lock, 1, memory_order_acquire))
    ;
  counter++;
  atomic_store_explicit(&lock, 0, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, add, NULL);
  pthread_create(&b, NULL, add, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
