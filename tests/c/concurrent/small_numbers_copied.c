// check -> verified
// check --reduction none -> verified
// check --model sc --no-races -> verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Two small numbers side by side can look like the address of a block of another thread.
static int sum, from[2] = {1, 1}, to[2];

static int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static void *add(void *unused) {
  int values[2] = {2, 1};
  qsort(values, 2, sizeof *values, ascending);
  for (int i = 0; i < 2; i++)
    sum += values[i];
  memcpy(to, from, sizeof to);
  return 0;
}

int main(void) {
  int *block = malloc(sizeof *block);
  *block = 7;
  pthread_t thread;
  pthread_create(&thread, 0, add, 0);
  pthread_join(thread, 0);
  assert(sum == 3 && to[0] == 1 && to[1] == 1 && *block == 7);
  free(block);
  return 0;
}
