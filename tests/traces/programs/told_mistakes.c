#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config {
  char *name;
  int size;
};

static struct config *_Atomic current;

static void *reader(void *unused) {
  struct config *c = atomic_load_explicit(&current, memory_order_relaxed);
  if (c && c->size == 4)
    free(c);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, reader, NULL);
  pthread_create(&threads[1], NULL, reader, NULL);
  struct config *c = calloc(1, sizeof *c);
  c->size = 4;
  atomic_store_explicit(&current, c, memory_order_release);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}

static void *increment(void *counter) {
  int *p = counter;
  (*p)++;
  return NULL;
}

static void *next_size(void *list) {
  struct config **configs = list;
  struct config *c = *configs;
  if (!c) atomic_fetch_add((_Atomic int *)&configs[1], 1);
  return (void *)(long)c->size;
}

static void begin(pthread_t *thread) {
  int local = 0;
  pthread_create(thread, NULL, increment, &local);
}

void ended(void) {
  pthread_t thread;
  begin(&thread);
  pthread_join(thread, NULL);
}

void nobody(void) {
  struct config *configs[2] = {NULL, NULL};
  pthread_t thread;
  pthread_create(&thread, NULL, next_size, configs);
  pthread_join(thread, NULL);
}
