// check -> verified
// check --model sc -> verified
// check --entry heap -> unsupported
/* Pointers share a word with a counter in its highest 16 bits, as on machines with addresses of 48. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

static struct node nodes[2], last = {NULL, 4};
static _Atomic uint64_t head;

static struct node *pointer(uint64_t word) {
  return (struct node *)(uintptr_t)(word & 0xffffffffffffull);
}

static void push(struct node *node) {
  uint64_t old = atomic_load(&head);
  uint64_t new;
  do {
    node->next = pointer(old);
    new = ((old >> 48) + 1) << 48 | (uintptr_t)node;
  } while (!atomic_compare_exchange_strong(&head, &old, new));
}

static void *push_second(void *unused) {
  nodes[1].value = 2;
  push(&nodes[1]);
  return unused;
}

int main(void) {
  pthread_t thread;
  nodes[0].value = 1;
  push(&last);
  pthread_create(&thread, NULL, push_second, NULL);
  push(&nodes[0]);
  pthread_join(thread, NULL);
  int sum = 0, count = 0;
  for (struct node *node = pointer(head); node; node = node->next, count++)
    sum += node->value;
  assert(sum == 7 && count == 3 && head >> 48 == 3);
  return 0;
}

/* Such words are not looked through for blocks that are still in use. */
static void *push_block(void *unused) {
  push(malloc(sizeof(struct node)));
  return unused;
}

void heap(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, push_block, NULL);
  pthread_join(thread, NULL);
  pointer(head)->value = 1;
}
