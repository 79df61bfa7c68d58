/* Treiber's stack, which frees what it pops: another thread may still be looking at it. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static _Atomic(struct node *) top;
int popped;

static void push(int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  node->next = atomic_load_explicit(&top, memory_order_relaxed);
  while (!atomic_compare_exchange_strong_explicit(&top, &node->next, node, memory_order_release,
                                                  memory_order_relaxed))
    ;
}

/* Takes the top node off the stack; null if there is none. */
static struct node *pop(void) {
  struct node *node = atomic_load_explicit(&top, memory_order_acquire);
  while (node && !atomic_compare_exchange_strong_explicit(&top, &node, node->next,
                                                          memory_order_acquire,
                                                          memory_order_acquire))
    ;
  return node;
}

static void *pop_and_free(void *unused) {
  free(pop());
  return unused;
}

static void *pop_and_keep(void *unused) { return pop(); }

static void run(void *(*work)(void *)) {
  pthread_t first, second;
  void *results[2];
  push(1);
  push(2);
  pthread_create(&first, NULL, work, NULL);
  pthread_create(&second, NULL, work, NULL);
  pthread_join(first, &results[0]);
  pthread_join(second, &results[1]);
  free(results[0]);
  free(results[1]);
}

int main(void) {
  run(pop_and_free);
  return 0;
}

void repaired(void) { run(pop_and_keep); }
