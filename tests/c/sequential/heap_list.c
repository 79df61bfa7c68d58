#include <stdio.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
static struct node *push(struct node *head, int value) {
  struct node *n = malloc(sizeof *n);
  n->value = value;
  n->next = head;
  return n;
}
static struct node *reverse(struct node *head) {
  struct node *out = NULL;
  while (head) {
    struct node *next = head->next;
    head->next = out;
    out = head;
    head = next;
  }
  return out;
}
int main(void) {
  struct node *list = NULL;
  for (int i = 0; i < 6; i++)
    list = push(list, i * i);
  list = reverse(list);
  int sum = 0;
  for (struct node *n = list; n; n = n->next) {
    printf("%d ", n->value);
    sum += n->value;
  }
  puts("");
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
  return sum;
}
