#include <stdio.h>
int counter;
static int hidden = 7;
const int fixed[] = {3, 1, 4, 1, 5};
int table[2][3] = {{1, 2, 3}, {4, 5, 6}};
const char *words[] = {"alpha", "beta", "gamma"};
struct node { int value; struct node *next; };
struct node c = {3, 0}, b = {2, &c}, a = {1, &b};
int *inner = &table[1][2];
char buffer[] = "text";
double ratio = 0.75;
static int next(void) {
  static int calls = 10;
  return calls++;
}
int main(void) {
  counter += hidden;
  for (struct node *n = &a; n; n = n->next)
    printf("%d ", n->value);
  printf("%d %d %s %s %g\n", *inner, fixed[2], words[1], buffer, ratio);
  buffer[0] = 'n';
  hidden = next() + next();
  printf("%s %d %d %d\n", buffer, hidden, counter, next());
  return 0;
}
