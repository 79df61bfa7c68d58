// check -> violated race
// check --reduction none -> violated race
// check --model sc --no-races --reduction none -> violated use-after-free
// check --model sc --no-races -> violated use-after-free
#include <pthread.h>
#include <stdlib.h>

// Compilers read an atomic pointer as a number, which keeps its block in mind all the same.
static int *_Atomic shared;

static void *use(void *unused) {
  int *block = shared;
  if (block)
    *block = 1;
  return 0;
}

static void *give_back(void *unused) {
  int *block = shared;
  shared = 0;
  free(block);
  return 0;
}

int main(void) {
  pthread_t user, owner;
  shared = malloc(sizeof *shared);
  pthread_create(&user, 0, use, 0);
  pthread_create(&owner, 0, give_back, 0);
  pthread_join(user, 0);
  pthread_join(owner, 0);
  return 0;
}
