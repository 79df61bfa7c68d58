#include <stdio.h>
#include <stdlib.h>
struct node { int key; struct node *prev, *next; };
static struct node ends = {0, &ends, &ends};
static int size;
static void unlink_node(struct node *n) {
  n->prev->next = n->next;
  n->next->prev = n->prev;
}
static void front(struct node *n) {
  n->next = ends.next;
  n->prev = &ends;
  ends.next->prev = n;
  ends.next = n;
}
static int touch(int key) {
  for (struct node *n = ends.next; n != &ends; n = n->next)
    if (n->key == key) {
      unlink_node(n);
      front(n);
      return 1;
    }
  if (size == 3) {
    struct node *last = ends.prev;
    unlink_node(last);
    free(last);
    size--;
  }
  struct node *n = malloc(sizeof *n);
  n->key = key;
  front(n);
  size++;
  return 0;
}
int main(void) {
  int keys[] = {1, 2, 3, 1, 4, 2, 5, 1};
  for (int i = 0; i < 8; i++)
    printf("%d", touch(keys[i]));
  for (struct node *n = ends.next; n != &ends; n = n->next)
    printf(" %d", n->key);
  puts("");
  return size;
}
