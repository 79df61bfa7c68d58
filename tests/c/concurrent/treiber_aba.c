// check -> violated use-after-free
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { int value; struct node *next; };
static _Atomic(struct node *) top;

static void push(struct node *n) {
  struct node *old = top;
  do
    n->next = old;
  while (!atomic_compare_exchange_strong(&top, &old, n));
}

static struct node *pop(void) {
  struct node *old = top;
  while (old && !atomic_compare_exchange_strong(&top, &old, old->next))
    ;
  return old;
}

static void *take(void *unused) {
  struct node *n = pop();
  free(n);
  return unused;
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    struct node *n = malloc(sizeof *n);
    n->value = i;
    push(n);
  }
  pthread_t a, b;
  pthread_create(&a, NULL, take, NULL);
  pthread_create(&b, NULL, take, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
