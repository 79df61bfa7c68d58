// check --entry atomic_write_plain_read --model c11 --reduction none -> violated race
// check --entry atomic_write_plain_read --model c11 --reduction ample -> violated race
// check --entry atomic_write_plain_read --model c11 --reduction dpor -> violated race
// check --entry atomic_write_plain_read --model sc --reduction none -> violated race
// check --entry atomic_write_plain_read --model sc --reduction ample -> violated race
// check --entry atomic_write_plain_read --model sc --reduction dpor -> violated race
// check --entry ordered_atomic_write_plain_read -> verified
// check --entry ordered_atomic_write_plain_read --model sc --reduction none -> verified
// check --entry atomic_write_plain_write --model c11 --reduction none -> violated race
// check --entry atomic_write_plain_write --model c11 --reduction ample -> violated race
// check --entry atomic_write_plain_write --model c11 --reduction dpor -> violated race
// check --entry atomic_write_plain_write --model sc --reduction none -> violated race
// check --entry atomic_write_plain_write --model sc --reduction ample -> violated race
// check --entry atomic_write_plain_write --model sc --reduction dpor -> violated race
// check --entry ordered_atomic_write_plain_write -> verified
// check --entry ordered_atomic_write_plain_write --model sc --reduction none -> verified
// check --entry atomic_read_plain_write --model c11 --reduction none -> violated race
// check --entry atomic_read_plain_write --model c11 --reduction ample -> violated race
// check --entry atomic_read_plain_write --model c11 --reduction dpor -> violated race
// check --entry atomic_read_plain_write --model sc --reduction none -> violated race
// check --entry atomic_read_plain_write --model sc --reduction ample -> violated race
// check --entry atomic_read_plain_write --model sc --reduction dpor -> violated race
// check --entry ordered_atomic_read_plain_write -> verified
// check --entry ordered_atomic_read_plain_write --model sc --reduction none -> verified
// check --entry plain_write_atomic_read --model c11 --reduction none -> violated race
// check --entry plain_write_atomic_read --model c11 --reduction ample -> violated race
// check --entry plain_write_atomic_read --model c11 --reduction dpor -> violated race
// check --entry plain_write_atomic_read --model sc --reduction none -> violated race
// check --entry plain_write_atomic_read --model sc --reduction ample -> violated race
// check --entry plain_write_atomic_read --model sc --reduction dpor -> violated race
// check --entry ordered_plain_write_atomic_read -> verified
// check --entry ordered_plain_write_atomic_read --model sc --reduction none -> verified
// check --entry plain_write_atomic_write --model c11 --reduction none -> violated race
// check --entry plain_write_atomic_write --model c11 --reduction ample -> violated race
// check --entry plain_write_atomic_write --model c11 --reduction dpor -> violated race
// check --entry plain_write_atomic_write --model sc --reduction none -> violated race
// check --entry plain_write_atomic_write --model sc --reduction ample -> violated race
// check --entry plain_write_atomic_write --model sc --reduction dpor -> violated race
// check --entry ordered_plain_write_atomic_write -> verified
// check --entry ordered_plain_write_atomic_write --model sc --reduction none -> verified
// check --entry plain_read_atomic_write --model c11 --reduction none -> violated race
// check --entry plain_read_atomic_write --model c11 --reduction ample -> violated race
// check --entry plain_read_atomic_write --model c11 --reduction dpor -> violated race
// check --entry plain_read_atomic_write --model sc --reduction none -> violated race
// check --entry plain_read_atomic_write --model sc --reduction ample -> violated race
// check --entry plain_read_atomic_write --model sc --reduction dpor -> violated race
// check --entry ordered_plain_read_atomic_write -> verified
// check --entry ordered_plain_read_atomic_write --model sc --reduction none -> verified
// check --entry update_plain_read --model c11 --reduction none -> violated race
// check --entry update_plain_read --model c11 --reduction ample -> violated race
// check --entry update_plain_read --model c11 --reduction dpor -> violated race
// check --entry update_plain_read --model sc --reduction none -> violated race
// check --entry update_plain_read --model sc --reduction ample -> violated race
// check --entry update_plain_read --model sc --reduction dpor -> violated race
// check --entry ordered_update_plain_read -> verified
// check --entry ordered_update_plain_read --model sc --reduction none -> verified
// check --entry failed_exchange_plain_write --model c11 --reduction none -> violated race
// check --entry failed_exchange_plain_write --model c11 --reduction ample -> violated race
// check --entry failed_exchange_plain_write --model c11 --reduction dpor -> violated race
// check --entry failed_exchange_plain_write --model sc --reduction none -> violated race
// check --entry failed_exchange_plain_write --model sc --reduction ample -> violated race
// check --entry failed_exchange_plain_write --model sc --reduction dpor -> violated race
// check --entry ordered_failed_exchange_plain_write -> verified
// check --entry ordered_failed_exchange_plain_write --model sc --reduction none -> verified
// check --entry failed_exchange_plain_read --model c11 --reduction none -> verified
// check --entry failed_exchange_plain_read --model c11 --reduction ample -> verified
// check --entry failed_exchange_plain_read --model c11 --reduction dpor -> verified
// check --entry failed_exchange_plain_read --model sc --reduction none -> verified
// check --entry failed_exchange_plain_read --model sc --reduction ample -> verified
// check --entry failed_exchange_plain_read --model sc --reduction dpor -> verified
// check --entry ordered_failed_exchange_plain_read -> verified
// check --entry ordered_failed_exchange_plain_read --model sc --reduction none -> verified
// check --entry atomic_read_plain_read --model c11 --reduction none -> verified
// check --entry atomic_read_plain_read --model c11 --reduction ample -> verified
// check --entry atomic_read_plain_read --model c11 --reduction dpor -> verified
// check --entry atomic_read_plain_read --model sc --reduction none -> verified
// check --entry atomic_read_plain_read --model sc --reduction ample -> verified
// check --entry atomic_read_plain_read --model sc --reduction dpor -> verified
// check --entry ordered_atomic_read_plain_read -> verified
// check --entry ordered_atomic_read_plain_read --model sc --reduction none -> verified
// check --entry atomic_write_atomic_read --model c11 --reduction none -> verified
// check --entry atomic_write_atomic_read --model c11 --reduction ample -> verified
// check --entry atomic_write_atomic_read --model c11 --reduction dpor -> verified
// check --entry atomic_write_atomic_read --model sc --reduction none -> verified
// check --entry atomic_write_atomic_read --model sc --reduction ample -> verified
// check --entry atomic_write_atomic_read --model sc --reduction dpor -> verified
// check --entry ordered_atomic_write_atomic_read -> verified
// check --entry ordered_atomic_write_atomic_read --model sc --reduction none -> verified
// check --entry freed_after_relaxed_count -> violated race 165
// check --entry freed_after_relaxed_count --model sc -> violated race 165
// check --entry freed_after_count -> verified
// check --entry exchange_that_fails_relaxed -> violated race 191
// check --entry exchange_that_fails_relaxed --model sc --reduction dpor -> violated race 191
// check --entry exchange_that_fails_acquiring -> verified
// check --entry read_of_what_orders_it --model sc -> verified
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
static int data, result;
static int acquires;

#define ATOMIC ((_Atomic int *)&data)

static void store_atomically(void) {
  atomic_store_explicit(ATOMIC, 1, memory_order_relaxed);
}
static void load_atomically(void) {
  (void)atomic_load_explicit(ATOMIC, memory_order_relaxed);
}
static void update(void) {
  atomic_fetch_add_explicit(ATOMIC, 1, memory_order_relaxed);
}
static void exchange_in_vain(void) {
  int expected = 7;
  atomic_compare_exchange_strong(ATOMIC, &expected, 8);
}
static void write_plainly(void) { data = 2; }
static void read_plainly(void) { result = data; }

static void (*second)(void);

static void *after_flag(void *unused) {
  if (atomic_load_explicit(&flag, memory_order_relaxed)) {
    if (acquires)
      atomic_thread_fence(memory_order_acquire);
    second();
  }
  return unused;
}

static void pair(void (*first)(void), void (*then)(void)) {
  pthread_t t;
  second = then;
  pthread_create(&t, NULL, after_flag, NULL);
  first();
  atomic_store_explicit(&flag, 1, memory_order_release);
  pthread_join(t, NULL);
}

#define PAIR(name, a, b)                                                       \
  void name(void) { pair(a, b); }                                              \
  void ordered_##name(void) {                                                  \
    acquires = 1;                                                              \
    pair(a, b);                                                                \
  }

PAIR(atomic_write_plain_read, store_atomically, read_plainly)
PAIR(atomic_write_plain_write, store_atomically, write_plainly)
PAIR(atomic_read_plain_write, load_atomically, write_plainly)
PAIR(plain_write_atomic_read, write_plainly, load_atomically)
PAIR(plain_write_atomic_write, write_plainly, store_atomically)
PAIR(plain_read_atomic_write, read_plainly, store_atomically)
PAIR(update_plain_read, update, read_plainly)
PAIR(failed_exchange_plain_write, exchange_in_vain, write_plainly)
PAIR(failed_exchange_plain_read, exchange_in_vain, read_plainly)
PAIR(atomic_read_plain_read, load_atomically, read_plainly)
PAIR(atomic_write_atomic_read, store_atomically, load_atomically)

static atomic_int *count;

static void *drop_relaxed(void *unused) {
  if (atomic_fetch_sub_explicit(count, 1, memory_order_relaxed) == 1)
    free(count);
  return unused;
}

static void *drop(void *unused) {
  if (atomic_fetch_sub_explicit(count, 1, memory_order_acq_rel) == 1)
    free(count);
  return unused;
}

static void twice(void *(*function)(void *)) {
  pthread_t t;
  count = malloc(sizeof *count);
  atomic_store_explicit(count, 2, memory_order_relaxed);
  pthread_create(&t, NULL, function, NULL);
  function(NULL);
  pthread_join(t, NULL);
}

void freed_after_relaxed_count(void) { twice(drop_relaxed); }
void freed_after_count(void) { twice(drop); }

static void *fail_relaxed(void *unused) {
  int expected = 0;
  if (!atomic_compare_exchange_strong_explicit(
          &flag, &expected, 2, memory_order_acquire, memory_order_relaxed))
    result = data;
  return unused;
}

static void *fail_acquiring(void *unused) {
  int expected = 0;
  if (!atomic_compare_exchange_strong_explicit(
          &flag, &expected, 2, memory_order_relaxed, memory_order_acquire))
    result = data;
  return unused;
}

static void write_and_release(void *(*reader)(void *)) {
  pthread_t t;
  pthread_create(&t, NULL, reader, NULL);
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  pthread_join(t, NULL);
}

void exchange_that_fails_relaxed(void) { write_and_release(fail_relaxed); }
void exchange_that_fails_acquiring(void) { write_and_release(fail_acquiring); }

// Under sc, whoever sees the flag reads what was released, which orders the plain write, too.
static void *acquire_data(void *unused) {
  if (atomic_load_explicit(&flag, memory_order_relaxed))
    (void)atomic_load_explicit(ATOMIC, memory_order_acquire);
  return unused;
}

void read_of_what_orders_it(void) {
  pthread_t t;
  pthread_create(&t, NULL, acquire_data, NULL);
  data = 1;
  atomic_store_explicit(ATOMIC, 2, memory_order_release);
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  pthread_join(t, NULL);
}
