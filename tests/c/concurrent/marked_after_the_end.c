// check -> violated use-after-free
// check --model sc -> violated use-after-free
// check --model tso -> violated use-after-free
#include <pthread.h>
#include <stdatomic.h>

/* Each thread leaves a mark in the block of the one before, if there is one, and waits for ever then.
   The mark may come after that block's call has ended. */

struct block {
  atomic_int marked;
};

static _Atomic(struct block *) last;

static void *work(void *unused) {
  struct block own = {0};
  struct block *before = atomic_exchange(&last, &own);
  if (before) {
    atomic_store_explicit(&before->marked, 1, memory_order_relaxed);
    while (!atomic_load_explicit(&own.marked, memory_order_relaxed))
      ;
  }
  atomic_load_explicit(&own.marked, memory_order_acquire);
  return NULL;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, work, NULL);
  pthread_create(&second, NULL, work, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 0;
}
