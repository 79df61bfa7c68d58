#include <stdio.h>
struct ring { int data[4]; unsigned head, tail; };
static int put(struct ring *r, int v) {
  if (r->tail - r->head == 4)
    return 0;
  r->data[r->tail++ % 4] = v;
  return 1;
}
static int get(struct ring *r, int *v) {
  if (r->head == r->tail)
    return 0;
  *v = r->data[r->head++ % 4];
  return 1;
}
int main(void) {
  struct ring r = {{0}, 4294967294u, 4294967294u};
  int v;
  for (int i = 0; i < 6; i++)
    printf("%d", put(&r, i * 11));
  while (get(&r, &v))
    printf(" %d", v);
  printf(" %d\n", get(&r, &v));
  return 0;
}
