// check --no-races -> violated assertion 44
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  long value;
  struct node *next;
};

static struct node *_Atomic head;
static struct node slots[3];
static int counter;
static int *kept;
static struct node **second;
static const char *text;
static struct node **inside;
static void *(*function)(void *);
static void *number;
static atomic_int flag;

static void *fill(void *unused) {
  struct node *node = malloc(sizeof *node);
  node->value = 8589934592; /* might be an address, too */
  atomic_store(&head, node);
  kept = &counter;
  slots[1].next = &slots[2];
  second = &slots[1].next;
  text = "hello";
  inside = &node->next;
  function = fill;
  number = (void *)3;
  atomic_store_explicit(&flag, 1, memory_order_release);
  atomic_store_explicit(&flag, 2, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, fill, NULL);
  struct node *seen = atomic_load(&head);
  pthread_join(t, NULL);
  assert(seen == NULL);
  return 0;
}
