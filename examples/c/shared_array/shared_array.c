/* Threads write to their own halves of a shared array, as in sharedArray of Yang and others'
   Table 1. */
#include <assert.h>
#include <pthread.h>

#ifndef ROUNDS
#define ROUNDS 8
#endif

int numbers[2 * ROUNDS];

static void *write_half(void *argument) {
  int *half = argument;
  for (int i = 0; i < ROUNDS; i++)
    half[i] = i;
  return NULL;
}

/* One element too many. */
static void *write_too_many(void *argument) {
  int *half = argument;
  for (int i = 0; i <= ROUNDS; i++)
    half[i] = i;
  return NULL;
}

static void both(void *(*first)(void *)) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, first, numbers);
  pthread_create(&threads[1], NULL, write_half, numbers + ROUNDS);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  assert(numbers[ROUNDS - 1] == numbers[2 * ROUNDS - 1]);
}

int main(void) {
  both(write_too_many);
  return 0;
}

void repaired(void) { both(write_half); }
