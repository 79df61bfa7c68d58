// check -> verified
// check --entry relaxed --no-races -> violated assertion 35
// check --entry relaxed --no-races --model tso -> verified
// check --entry relaxed -> violated race
/* A hint to the processor or the compiler in a waiting loop does nothing, and orders nothing. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag;
int data;

static void *wait_for_flag(void *unused) {
  while (!atomic_load_explicit(&flag, memory_order_acquire)) {
    __builtin_ia32_pause();
    __asm__ volatile("pause" ::: "memory");
    __asm__ volatile("" ::: "memory");
  }
  assert(data == 1);
  return unused;
}

static void publish(memory_order order) {
  data = 1;
  __asm__ volatile("" ::: "memory");
  atomic_store_explicit(&flag, 1, order);
}

static void *watch(void *unused) {
  int seen = atomic_load_explicit(&flag, memory_order_relaxed);
  __asm__ volatile("" ::: "memory");
  if (seen) {
    __builtin_ia32_pause();
    // Not ordered behind the flag by the barrier above.
    assert(data == 1);
  }
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, wait_for_flag, NULL);
  publish(memory_order_release);
  pthread_join(thread, NULL);
  return 0;
}

void relaxed(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, watch, NULL);
  publish(memory_order_relaxed);
  pthread_join(thread, NULL);
}
