// check --entry strided --timeout 60 -> verified
// check --entry strided_race --timeout 30 -> violated race
// check --entry private --model sc --timeout 1 -> bounded
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

enum { ITEMS = 20000, SOME = 1000 };

struct item {
  int key;
  int value;
};

static struct item table[ITEMS];
static int other;

static void *fill(void *unused) {
  for (int i = 0; i < ITEMS; i++)
    table[i].value = i;
  return NULL;
}

static void *write_other(void *unused) {
  other = 1;
  return NULL;
}

/* One step touches many places that are no neighbours. */
void strided(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, fill, NULL);
  pthread_create(&b, NULL, write_other, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(table[ITEMS - 1].value == ITEMS - 1 && other == 1);
}

static void *fill_some(void *unused) {
  for (int i = 0; i < SOME; i++)
    table[i].value = i;
  return NULL;
}

static void *write_one(void *unused) {
  table[SOME / 2].value = 1;
  return NULL;
}

void strided_race(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, fill_some, NULL);
  pthread_create(&b, NULL, write_one, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}

static void *work(void *unused) {
  struct item *own = malloc(ITEMS * sizeof *own);
  for (int round = 0; round < 1000; round++)
    for (int i = 0; i < ITEMS; i++)
      own[i].value = i;
  free(own);
  return NULL;
}

/* Nobody sees any of this, so no state is stored on the way. */
void private(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}

int main(void) { return 0; }
