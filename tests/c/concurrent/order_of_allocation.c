// check --reduction none -> violated assertion
// check --reduction dpor -> violated assertion
// check -> violated assertion
// check --entry as_numbers -> violated assertion
// check --entry either_way -> verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Which of two blocks has the higher address depends on which of them the search met first, and that
   is not the order in which the failing execution allocates them. A recorded execution must have the
   same addresses in another process. */

static int *_Atomic first;
static int *_Atomic second;
static atomic_int go, seen;

static void *allocates(void *argument) {
  if (go)
    first = malloc(sizeof(int));
  return NULL;
}

static void *allocates_later(void *argument) {
  seen = go;
  if (seen == 0 || first)
    second = malloc(sizeof(int));
  return NULL;
}

static void *starts(void *argument) {
  go = 1;
  return NULL;
}

static void run(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, allocates, NULL);
  pthread_create(&threads[1], NULL, allocates_later, NULL);
  pthread_create(&threads[2], NULL, starts, NULL);
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i], NULL);
}

int main(void) {
  run();
  int *a = first, *b = second;
  assert(!seen || !a || !b || a < b);
  return 0;
}

void as_numbers(void) {
  run();
  uintptr_t a = (uintptr_t)first, b = (uintptr_t)second;
  assert(!seen || !a || !b || a < b);
}

/* Holds in any order, but the search has seen one. */
void either_way(void) {
  run();
  uintptr_t a = (uintptr_t)first, b = (uintptr_t)second;
  uintptr_t low = a < b ? a : b;
  assert(low == a || low == b);
}
