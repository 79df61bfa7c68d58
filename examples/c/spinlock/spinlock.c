/* A spinlock whose unlock is relaxed: what was written under the lock may become visible after it
   was given back. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int locked;
int counter;

static void lock(void) {
  int open = 0;
  while (!atomic_compare_exchange_strong_explicit(&locked, &open, 1, memory_order_acquire,
                                                  memory_order_relaxed))
    open = 0;
}

static void *add_relaxed(void *unused) {
  lock();
  counter++;
  atomic_store_explicit(&locked, 0, memory_order_relaxed);
  return unused;
}

static void *add_release(void *unused) {
  lock();
  counter++;
  atomic_store_explicit(&locked, 0, memory_order_release);
  return unused;
}

static void run(void *(*add)(void *)) {
  pthread_t first, second;
  pthread_create(&first, NULL, add, NULL);
  pthread_create(&second, NULL, add, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
}

int main(void) {
  run(add_relaxed);
  return 0;
}

void repaired(void) { run(add_release); }
