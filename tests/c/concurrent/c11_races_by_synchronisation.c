// check --entry relaxed_flag -> violated race 21
// check --entry relaxed_flag --model sc -> violated race 21
// check --entry relaxed_flag --reduction none -> violated race 21
// check --entry relaxed_flag --reduction dpor -> violated race 21
// check --entry acquire_flag -> verified
// check --entry acquire_flag --reduction none -> verified
// check --entry acquire_flag --reduction dpor -> verified
// check --entry fenced_flag -> verified
// check --entry release_sequence -> verified
// check --entry unordered_free -> violated race 65
// check --entry fresh_block -> violated race 83
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
static int data, result;

static void *read_relaxed(void *unused) {
  if (atomic_load_explicit(&flag, memory_order_relaxed))
    result = data;
  return unused;
}

static void *read_acquire(void *unused) {
  if (atomic_load_explicit(&flag, memory_order_acquire))
    result = data;
  return unused;
}

static void *read_fenced(void *unused) {
  if (atomic_load_explicit(&flag, memory_order_relaxed)) {
    atomic_thread_fence(memory_order_acquire);
    result = data;
  }
  return unused;
}

static void send(void *(*reader)(void *)) {
  pthread_t t;
  pthread_create(&t, NULL, reader, NULL);
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  pthread_join(t, NULL);
}

void relaxed_flag(void) { send(read_relaxed); }
void acquire_flag(void) { send(read_acquire); }
void fenced_flag(void) { send(read_fenced); }

void release_sequence(void) {
  pthread_t t;
  pthread_create(&t, NULL, read_acquire, NULL);
  data = 1;
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&flag, 1, memory_order_relaxed);
  pthread_join(t, NULL);
}

static int *block;

static void *free_it(void *unused) {
  if (atomic_load_explicit(&flag, memory_order_relaxed))
    free(block);
  return unused;
}

void unordered_free(void) {
  pthread_t t;
  block = malloc(sizeof *block);
  pthread_create(&t, NULL, free_it, NULL);
  *block = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  pthread_join(t, NULL);
}

static _Atomic(int *) published;

static void *write_it(void *unused) {
  int *mine = atomic_load_explicit(&published, memory_order_relaxed);
  if (mine)
    *mine = 18;
  return unused;
}

void fresh_block(void) {
  pthread_t t;
  pthread_create(&t, NULL, write_it, NULL);
  atomic_store(&published, malloc(sizeof(int)));
  pthread_join(t, NULL);
}
