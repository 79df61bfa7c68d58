/* Data types as people write them in C, with operations that are right and some that are not. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

/* A queue under a mutex; nodes are never freed, except by one operation. */
struct queue {
  pthread_mutex_t lock;
  struct node *head, *tail;
  int count;
  int last[2];
};

struct queue *make_queue(void) {
  struct queue *queue = malloc(sizeof *queue);
  pthread_mutex_init(&queue->lock, NULL);
  queue->head = queue->tail = NULL;
  queue->count = 0;
  for (int i = 0; i < 2; i++)
    queue->last[i] = 0;
  return queue;
}

void add(struct queue *queue, int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  node->next = NULL;
  pthread_mutex_lock(&queue->lock);
  if (queue->tail)
    queue->tail->next = node;
  else
    queue->head = node;
  queue->tail = node;
  queue->last[queue->count++ % 2] = value;
  pthread_mutex_unlock(&queue->lock);
}

static struct node *remove_first(struct queue *queue) {
  struct node *node = queue->head;
  if (node) {
    queue->head = node->next;
    if (!queue->head)
      queue->tail = NULL;
  }
  return node;
}

bool take(struct queue *queue, int *value) {
  pthread_mutex_lock(&queue->lock);
  struct node *node = remove_first(queue);
  pthread_mutex_unlock(&queue->lock);
  if (node)
    *value = node->value;
  return node != NULL;
}

bool try_take(struct queue *queue, int *value) {
  if (pthread_mutex_trylock(&queue->lock))
    return false;
  struct node *node = remove_first(queue);
  pthread_mutex_unlock(&queue->lock);
  if (node)
    *value = node->value;
  return node != NULL;
}

/* Two threads may take the same node. */
bool take_unlocked(struct queue *queue, int *value) {
  struct node *node = remove_first(queue);
  if (node)
    *value = node->value;
  return node != NULL;
}

bool take_and_free(struct queue *queue, int *value) {
  pthread_mutex_lock(&queue->lock);
  struct node *node = remove_first(queue);
  pthread_mutex_unlock(&queue->lock);
  if (!node)
    return false;
  *value = node->value;
  free(node);
  return true;
}

int sum(struct queue *queue) {
  pthread_mutex_lock(&queue->lock);
  int sum = queue->last[0] * 3 + queue->last[1];
  pthread_mutex_unlock(&queue->lock);
  return sum;
}

/* Locks twice what can be locked once only. */
int lock_twice(struct queue *queue) {
  pthread_mutex_lock(&queue->lock);
  pthread_mutex_lock(&queue->lock);
  pthread_mutex_unlock(&queue->lock);
  return 0;
}

/* Treiber's stack. */
struct stack {
  _Atomic(struct node *) top;
};

struct stack *make_stack(void) { return calloc(1, sizeof(struct stack)); }

void push(struct stack *stack, int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  node->next = atomic_load_explicit(&stack->top, memory_order_relaxed);
  while (!atomic_compare_exchange_strong_explicit(&stack->top, &node->next, node,
                                                  memory_order_release, memory_order_relaxed))
    ;
}

/* The value may come after the link to it. */
void push_relaxed(struct stack *stack, int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  node->next = atomic_load_explicit(&stack->top, memory_order_relaxed);
  while (!atomic_compare_exchange_strong_explicit(&stack->top, &node->next, node,
                                                  memory_order_relaxed, memory_order_relaxed))
    ;
}

bool pop(struct stack *stack, int *value) {
  struct node *old = atomic_load_explicit(&stack->top, memory_order_acquire);
  while (old && !atomic_compare_exchange_strong_explicit(&stack->top, &old, old->next,
                                                         memory_order_acquire, memory_order_acquire))
    ;
  if (old)
    *value = old->value;
  return old != NULL;
}

bool pop_unsafely(struct stack *stack, int *value) {
  struct node *old = atomic_load(&stack->top);
  if (!old)
    return false;
  atomic_store(&stack->top, old->next);
  *value = old->value;
  return true;
}

/* Locks that spin, and a flag between fences. */
struct spin {
  atomic_flag flag;
  atomic_int next, serving;
  atomic_int ready, data;
  int count;
};

struct spin *make_spin(void) { return calloc(1, sizeof(struct spin)); }

int increment(struct spin *spin) {
  while (atomic_flag_test_and_set_explicit(&spin->flag, memory_order_acquire))
    ;
  int count = ++spin->count;
  atomic_flag_clear_explicit(&spin->flag, memory_order_release);
  return count;
}

int increment_relaxed(struct spin *spin) {
  while (atomic_flag_test_and_set_explicit(&spin->flag, memory_order_acquire))
    ;
  int count = ++spin->count;
  atomic_flag_clear_explicit(&spin->flag, memory_order_relaxed);
  return count;
}

int take_ticket(struct spin *spin) {
  int ticket = atomic_fetch_add_explicit(&spin->next, 1, memory_order_relaxed);
  while (atomic_load_explicit(&spin->serving, memory_order_acquire) != ticket)
    ;
  int count = ++spin->count;
  atomic_store_explicit(&spin->serving, ticket + 1, memory_order_release);
  return count;
}

void send(struct spin *spin, int value) {
  atomic_store_explicit(&spin->data, value, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&spin->ready, 1, memory_order_relaxed);
}

void send_unfenced(struct spin *spin, int value) {
  atomic_store_explicit(&spin->data, value, memory_order_relaxed);
  atomic_store_explicit(&spin->ready, 1, memory_order_relaxed);
}

int receive(struct spin *spin) {
  if (!atomic_load_explicit(&spin->ready, memory_order_relaxed))
    return -1;
  atomic_thread_fence(memory_order_acquire);
  return atomic_load_explicit(&spin->data, memory_order_relaxed);
}
