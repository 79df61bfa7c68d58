// outcomes a b --model tso -> 0,0 0,1 1,0 1,1
// outcomes a b --model tso --reduction none -> 0,0 0,1 1,0 1,1
// outcomes a b -> 0,0 0,1 1,0 1,1
// outcomes a b --model sc -> 0,1 1,0 1,1
#include "fencepost.h"
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
int a, b;

static void *first(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  int other = fencepost_choose(2);
  a = atomic_load_explicit(&y, memory_order_relaxed);
  return other ? unused : NULL;
}

static void *second(void *unused) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  int other = fencepost_choose(2);
  b = atomic_load_explicit(&x, memory_order_relaxed);
  return other ? unused : NULL;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, first, NULL);
  pthread_create(&u, NULL, second, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
