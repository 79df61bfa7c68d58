/* Treiber's stack; nodes are never freed. The second way to take one is wrong. */
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

struct stack {
  _Atomic(struct node *) top;
};

struct stack *make(void) { return calloc(1, sizeof(struct stack)); }

void push(struct stack *stack, int value) {
  struct node *node = malloc(sizeof *node);
  struct node *old = atomic_load_explicit(&stack->top, memory_order_relaxed);
  node->value = value;
  do
    node->next = old;
  while (!atomic_compare_exchange_weak_explicit(&stack->top, &old, node, memory_order_release,
                                                memory_order_relaxed));
}

bool pop(struct stack *stack, int *value) {
  struct node *old = atomic_load_explicit(&stack->top, memory_order_acquire);
  while (old && !atomic_compare_exchange_weak_explicit(&stack->top, &old, old->next,
                                                       memory_order_acquire, memory_order_acquire))
    ;
  if (old)
    *value = old->value;
  return old != NULL;
}

/* Two threads may take the same node. */
bool pop_unsafely(struct stack *stack, int *value) {
  struct node *old = atomic_load_explicit(&stack->top, memory_order_acquire);
  if (!old)
    return false;
  atomic_store_explicit(&stack->top, old->next, memory_order_release);
  *value = old->value;
  return true;
}
