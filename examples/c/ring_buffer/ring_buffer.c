/* A ring buffer for one producer and one consumer. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { SIZE = 2, ITEMS = 3 };

static int items[SIZE];
static atomic_uint head, tail;
static memory_order publish;

static int put(int item) {
  unsigned at = atomic_load_explicit(&tail, memory_order_relaxed);
  if (at - atomic_load_explicit(&head, memory_order_acquire) == SIZE)
    return 0;
  items[at % SIZE] = item;
  if (publish == memory_order_release)
    atomic_store_explicit(&tail, at + 1, memory_order_release);
  else
    atomic_store_explicit(&tail, at + 1, memory_order_relaxed);
  return 1;
}

static int get(int *item) {
  unsigned at = atomic_load_explicit(&head, memory_order_relaxed);
  if (at == atomic_load_explicit(&tail, memory_order_acquire))
    return 0;
  *item = items[at % SIZE];
  atomic_store_explicit(&head, at + 1, memory_order_release);
  return 1;
}

static void *produce(void *unused) {
  for (int item = 1; item <= ITEMS; item++)
    while (!put(item))
      ;
  return unused;
}

static void run(memory_order order) {
  pthread_t producer;
  publish = order;
  pthread_create(&producer, NULL, produce, NULL);
  for (int expected = 1; expected <= ITEMS; expected++) {
    int item = 0;
    while (!get(&item))
      ;
    assert(item == expected);
  }
  pthread_join(producer, NULL);
}

int main(void) {
  run(memory_order_relaxed);
  return 0;
}

void repaired(void) { run(memory_order_release); }
