// check --model c11 -> violated race
// check --model c11 --reduction none -> violated race
// check --model c11 --reduction dpor -> violated race
// check --model sc -> violated race
// check --entry no_later_read --model c11 -> violated race
// check --entry ordered --model c11 -> verified
/* A relaxed read does not order what comes after it, whatever an acquire read brings later: the
   store through the pointer races with the one that filled the object. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(atomic_int *) shared;

static void *fill(void *unused) {
  atomic_int *object = malloc(sizeof *object);
  *(int *)object = 5;
  atomic_store(&shared, object);
  return NULL;
}

static void use(memory_order first, memory_order second) {
  atomic_int *object = atomic_load_explicit(&shared, first);
  if (object)
    atomic_store_explicit(object, 6, memory_order_release);
  atomic_load_explicit(&shared, second);
}

static void *acquire_late(void *unused) {
  use(memory_order_relaxed, memory_order_acquire);
  return NULL;
}

static void *acquire_never(void *unused) {
  use(memory_order_relaxed, memory_order_relaxed);
  return NULL;
}

static void *acquire_first(void *unused) {
  use(memory_order_acquire, memory_order_acquire);
  return NULL;
}

static int run(void *(*user)(void *)) {
  pthread_t filler, other;
  pthread_create(&filler, NULL, fill, NULL);
  pthread_create(&other, NULL, user, NULL);
  pthread_join(filler, NULL);
  pthread_join(other, NULL);
  return 0;
}

int main(void) { return run(acquire_late); }
int no_later_read(void) { return run(acquire_never); }
int ordered(void) { return run(acquire_first); }
