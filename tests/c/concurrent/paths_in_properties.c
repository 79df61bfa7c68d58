// check --final 'head.next.value == 4 && table[1] == 6 && all.parts[1].weight == 2' -> verified
// check --final 'head->next->value == 4 && head.value - 1 == 2' -> verified
// check --final 'head.next.next.value == 1' -> violated final
// check --final 'table[4] == 0' -> violated final
// outcomes head.value 'grid[1][2]' -> 3,6
#include <stdlib.h>

struct node { int value; struct node *next; };
struct node *head;
int table[4] = {5, 6, 7, 8}, grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
struct { int n; struct { char tag; double weight; } parts[2]; } all = {2, {{'a', 0.5}, {'b', 2}}};

int main(void) {
  head = malloc(sizeof *head);
  head->value = 3;
  head->next = malloc(sizeof *head);
  head->next->value = 4;
  head->next->next = NULL;
  return 0;
}
