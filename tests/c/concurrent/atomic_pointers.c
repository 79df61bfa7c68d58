// check -> violated use-after-free 21
// check --model sc -> violated use-after-free 21
// check --entry taken_once -> verified
// check --entry taken_once --model sc --reduction none -> verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

/* Clang 14 keeps a pointer that is read or written atomically as a number for a while. */
static _Atomic(int *) cell;

static void *give_and_free(void *unused) {
  cell = malloc(sizeof(int));
  free(cell);
  return unused;
}

static void *use(void *unused) {
  int *mine = cell;
  if (mine) *mine = 18;
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, give_and_free, NULL);
  pthread_create(&b, NULL, use, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}

static void *give(void *unused) {
  int *mine = malloc(sizeof *mine);
  *mine = 7;
  cell = mine;
  return unused;
}

static void *take(void *unused) {
  int *mine = atomic_exchange(&cell, NULL);
  if (mine) {
    assert(*mine == 7);
    free(mine);
  }
  return unused;
}

void taken_once(void) {
  pthread_t a, b, c;
  pthread_create(&a, NULL, give, NULL);
  pthread_create(&b, NULL, take, NULL);
  pthread_create(&c, NULL, take, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  pthread_join(c, NULL);
}
