// check -> violated assertion
// check --reduction none -> violated assertion
// check --reduction dpor -> violated assertion
// check --entry acquires -> violated assertion
// check --entry acquires --reduction none -> violated assertion
// check --entry acquires --reduction dpor -> violated assertion
// check --entry frees -> violated assertion
// check --entry frees --reduction none -> violated assertion
// check --entry frees --reduction dpor -> violated assertion
// check --entry moves -> violated assertion
// check --entry moves --reduction none -> violated assertion
// check --entry locals --uninitialised -> violated assertion
// check --entry locals --uninitialised --reduction none -> violated assertion
// check --entry locals --uninitialised --reduction dpor -> violated assertion
/* A plain read that nothing races with, or the end of memory that no other thread knows, is nobody's
   business. But what must complete before it may be: another thread can still come between. */
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x, y;
static int plain, old_x, new_y, seen_x, seen_y;

static void run(void *(*one)(void *), void *(*other)(void *)) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, one, NULL);
  pthread_create(&threads[1], NULL, other, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
}

static void *write_both(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  return NULL;
}

/* Reads x, and y only when the other thread has written both. */
static void *read_both(void *unused) {
  if (atomic_load_explicit(&x, memory_order_relaxed) == 0) {
    int value = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    if (plain == 0) {
      old_x = 1;
      new_y = value;
    }
  }
  return NULL;
}

int main(void) {
  run(write_both, read_both);
  fencepost_assert(!(old_x && new_y), "there is time between the reads");
  return 0;
}

static void *acquire_second(void *unused) {
  if (atomic_load_explicit(&x, memory_order_relaxed) == 0) {
    int value = atomic_load_explicit(&y, memory_order_acquire);
    if (plain == 0) {
      old_x = 1;
      new_y = value;
    }
  }
  return NULL;
}

void acquires(void) {
  run(write_both, acquire_second);
  fencepost_assert(!(old_x && new_y), "there is time between the reads");
}

/* Store buffering, with a full fence on this side only. */
static void *write_x_read_y(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  seen_y = atomic_load_explicit(&y, memory_order_relaxed);
  return NULL;
}

static void *free_own(void *unused) {
  int *own = malloc(sizeof *own);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  if (atomic_load_explicit(&x, memory_order_relaxed))
    seen_x = 1;
  *own = 5;
  free(own);
  return NULL;
}

void frees(void) {
  run(write_x_read_y, free_own);
  fencepost_assert(seen_x || seen_y, "both may read what was there before");
}

static void *move_own(void *unused) {
  int *own = malloc(sizeof *own);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  if (atomic_load_explicit(&x, memory_order_relaxed))
    seen_x = 1;
  *own = 5;
  own = realloc(own, 2 * sizeof *own);
  return NULL;
}

void moves(void) {
  run(write_x_read_y, move_own);
  fencepost_assert(seen_x || seen_y, "both may read what was there before");
}

static void *use_locals(void *unused) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  seen_x = atomic_load_explicit(&x, memory_order_relaxed);
  return NULL;
}

void locals(void) {
  run(write_x_read_y, use_locals);
  fencepost_assert(seen_x || seen_y, "both may read what was there before");
}
