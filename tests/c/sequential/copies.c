#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct record { char name[13]; void *self; int n[7]; };
int main(void) {
  struct record a = {"record", &a, {1, 2, 3}}, b = a, *c = malloc(sizeof *c);
  memcpy(c, &b, sizeof *c);
  c->n[6] = 77;
  printf("%s %d %d %d\n", c->name, c->self == &a, c->n[2], a.n[6]);
  struct record many[4];
  for (int i = 0; i < 4; i++) {
    many[i] = *c;
    many[i].n[0] = i;
    many[i].self = &many[3 - i];
  }
  struct record *last = many[0].self;
  printf("%d %d\n", last->n[0], ((struct record *)last->self)->n[0]);
  char *large = malloc(5000);
  memset(large, 'a', 5000);
  char *copy = malloc(5000);
  memcpy(copy, large, 5000);
  memmove(copy + 1, copy, 4999);
  printf("%d\n", memcmp(large, copy, 5000));
  free(large);
  free(copy);
  free(c);
  return 0;
}
