// check -> violated null 6
#include <stddef.h>

struct node { int value; struct node *next; };

static int second(const struct node *n) { return n->next->value; }

int main(void) {
  struct node n = {1, NULL};
  return second(&n);
}
