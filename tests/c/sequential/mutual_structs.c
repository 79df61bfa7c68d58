#include <stdio.h>
struct b;
struct a { struct b *other; int n; };
struct b { struct a *other; double d; };
static void link(struct a *x, struct b *y) { x->other = y; y->other = x; }
int main(void) {
  struct a x = {0, 4};
  struct b y = {0, 0.5};
  link(&x, &y);
  x.other->d *= y.other->n;
  printf("%g %d\n", y.d, x.other->other->n);
  return 0;
}
