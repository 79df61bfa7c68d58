// check --final 'sum == 6' -> verified
#include <pthread.h>
#include <stdlib.h>

struct node { int value; struct node *next; };
static struct node *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int sum;

static void *push(void *value) {
  struct node *n = malloc(sizeof *n);
  n->value = (int)(long)value;
  pthread_mutex_lock(&m);
  n->next = head;
  head = n;
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t[3];
  for (long i = 0; i < 3; i++)
    pthread_create(&t[i], NULL, push, (void *)(i + 1));
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], NULL);
  while (head) {
    struct node *n = head;
    head = n->next;
    sum += n->value;
    free(n);
  }
  return 0;
}
