#include <stdio.h>
struct point { int x, y; };
struct line { struct point from, to; const char *name; };
struct big { long a[5]; };
static struct point add(struct point a, struct point b) {
  struct point r = {a.x + b.x, a.y + b.y};
  return r;
}
static struct line make(int n) {
  struct line l = {{n, n + 1}, {n + 2, n + 3}, "line"};
  return l;
}
static struct big twice(struct big b) {
  for (int i = 0; i < 5; i++)
    b.a[i] *= 2;
  return b;
}
int main(void) {
  struct point p = add((struct point){1, 2}, (struct point){10, 20});
  struct line l = make(5), k;
  k = l;
  k.to.x = 99;
  printf("%d %d %d %d %s\n", p.x, p.y, l.to.x, k.to.x, k.name);
  struct big b = {{1, 2, 3}}, c = twice(b);
  printf("%ld %ld %ld %lu\n", b.a[1], c.a[1], c.a[4], sizeof c);
  struct point *pp = &l.from;
  pp->y = 7;
  (*pp).x++;
  printf("%d %d\n", l.from.x, l.from.y);
  struct point array[3] = {{1, 1}, {2, 2}};
  array[2] = array[1];
  printf("%d %d\n", array[2].x, array[0].y);
  return 0;
}
