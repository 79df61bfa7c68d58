// check -> verified
// check --reduction none -> verified
// check --reduction dpor -> verified
// check --entry sorted -> verified
// check --entry whole_objects --heap canonical -> verified
/* Locks are taken in the order of their addresses. Those of different objects have one order, the
   same for pointers and for numbers. */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

struct account {
  pthread_mutex_t mutex;
  int balance;
};

static struct account a = {PTHREAD_MUTEX_INITIALIZER, 10}, b = {PTHREAD_MUTEX_INITIALIZER, 10};

static void transfer(struct account *from, struct account *to, int amount) {
  struct account *first = from < to ? from : to, *second = from < to ? to : from;
  pthread_mutex_lock(&first->mutex);
  pthread_mutex_lock(&second->mutex);
  from->balance -= amount;
  to->balance += amount;
  pthread_mutex_unlock(&second->mutex);
  pthread_mutex_unlock(&first->mutex);
}

static void *forth(void *unused) {
  transfer(&a, &b, 3);
  return NULL;
}

static void *back(void *unused) {
  transfer(&b, &a, 5);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, forth, NULL);
  pthread_create(&threads[1], NULL, back, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  assert(a.balance == 12 && b.balance == 8);
  return 0;
}

/* Every two differ, and of any three the order is transitive. */
void sorted(void) {
  int local;
  int *all[4] = {&a.balance, &b.balance, &local, malloc(sizeof(int))};
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      assert((all[i] < all[j]) == (all[j] > all[i]));
      assert((all[i] <= all[j]) == !(all[i] > all[j]));
      assert(i == j || (all[i] < all[j]) != (all[j] < all[i]));
      assert((all[i] < all[j]) == ((uintptr_t)all[i] < (uintptr_t)all[j]));
      for (int k = 0; k < 4; k++)
        assert(!(all[i] < all[j] && all[j] < all[k]) || all[i] < all[k]);
    }
  free(all[3]);
}

struct node {
  struct node *left, *right;
};

/* A tree of blocks by their addresses, which other threads allocate, too. */
static struct node *root;
static pthread_mutex_t tree = PTHREAD_MUTEX_INITIALIZER;

static void *insert(void *unused) {
  struct node *node = calloc(1, sizeof *node), **at = &root;
  pthread_mutex_lock(&tree);
  while (*at)
    at = node < *at ? &(*at)->left : &(*at)->right;
  *at = node;
  pthread_mutex_unlock(&tree);
  return NULL;
}

static int count(struct node *node, struct node **last) {
  if (!node)
    return 0;
  int before = count(node->left, last);
  assert(!*last || *last < node);
  *last = node;
  return before + 1 + count(node->right, last);
}

void whole_objects(void) {
  pthread_t threads[2];
  struct node *last = NULL;
  pthread_create(&threads[0], NULL, insert, NULL);
  pthread_create(&threads[1], NULL, insert, NULL);
  insert(NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  assert(count(root, &last) == 3);
}
