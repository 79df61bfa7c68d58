// outcomes weak ordered fenced -> 0,0,0 1,0,0 1,1,0 1,1,1 2,0,0
// outcomes weak ordered fenced --model sc -> 0,0,0 1,0,0 1,1,0 1,1,1
#include <pthread.h>
#include <stdatomic.h>

/* 0: the flag was not seen; 1: it was, with the data; 2: it was, without the data. */
int weak, ordered, fenced;
static atomic_int a, b, c, fa, fb, fc;

static void *send(void *unused) {
  atomic_store_explicit(&a, 1, memory_order_relaxed);
  atomic_store_explicit(&fa, 1, memory_order_relaxed);
  atomic_store_explicit(&b, 1, memory_order_relaxed);
  atomic_store_explicit(&fb, 1, memory_order_release);
  atomic_store_explicit(&c, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&fc, 1, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, send, NULL);
  int x = atomic_load_explicit(&fc, memory_order_relaxed);
  atomic_thread_fence(memory_order_acquire);
  fenced = x ? 2 - atomic_load_explicit(&c, memory_order_relaxed) : 0;
  int y = atomic_load_explicit(&fb, memory_order_acquire);
  ordered = y ? 2 - atomic_load_explicit(&b, memory_order_relaxed) : 0;
  int z = atomic_load_explicit(&fa, memory_order_relaxed);
  weak = z ? 2 - atomic_load_explicit(&a, memory_order_relaxed) : 0;
  pthread_join(t, NULL);
  return 0;
}
