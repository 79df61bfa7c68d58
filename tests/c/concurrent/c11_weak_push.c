// check --leaks -> verified
// check --leaks --model sc -> verified
// check --entry relaxed_push -> violated race
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

/* A weak compare-exchange may fail again and again; each time the same is written to the node. */
struct node {
  int value;
  struct node *next;
};

static _Atomic(struct node *) top;

static void *push(void *value) {
  struct node *node = malloc(sizeof *node);
  struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
  node->value = (int)(long)value;
  do
    node->next = old;
  while (!atomic_compare_exchange_weak_explicit(&top, &old, node, memory_order_release,
                                                memory_order_relaxed));
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  int sum = 0;
  for (long i = 0; i < 2; i++)
    pthread_create(&threads[i], NULL, push, (void *)(i + 1));
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
  for (struct node *node = top, *next; node; node = next) {
    sum += node->value;
    next = node->next;
    free(node);
  }
  assert(sum == 3);
  return 0;
}

static void *push_relaxed(void *unused) {
  struct node *node = malloc(sizeof *node);
  struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
  do
    node->next = old;
  while (!atomic_compare_exchange_weak_explicit(&top, &old, node, memory_order_relaxed,
                                                memory_order_relaxed));
  return unused;
}

void relaxed_push(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, push_relaxed, NULL);
  struct node *node = atomic_load_explicit(&top, memory_order_acquire);
  if (node)
    assert(node->next == NULL);
  pthread_join(thread, NULL);
}
