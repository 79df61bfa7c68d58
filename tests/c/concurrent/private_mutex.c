// check -> verified
// check --model sc -> verified
// check --model tso --reduction none -> verified
// check --reduction dpor -> verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

/* What a lock remembers is in memory at once, even if nobody else can reach it. */
struct item {
  pthread_mutex_t mutex;
  int uses;
};

static void use(struct item *item) {
  pthread_mutex_lock(&item->mutex);
  item->uses++;
  pthread_mutex_unlock(&item->mutex);
}

static void *work(void *unused) {
  struct item *item = malloc(sizeof *item);
  pthread_mutex_init(&item->mutex, NULL);
  item->uses = 0;
  use(item);
  use(item);
  assert(item->uses == 2);
  free(item);
  return unused;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], NULL, work, NULL);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
