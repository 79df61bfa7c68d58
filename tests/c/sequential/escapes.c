#include <stdio.h>
static int *keep;
static void set(int *p, int v) { *p = v; keep = p; }
static int use(void) { return ++*keep; }
int main(void) {
  int x = 1, total = 0;
  set(&x, 10);
  total += use();
  x *= 2;
  total += use();
  printf("%d %d\n", x, total);
  int a[3] = {1, 2, 3};
  set(a + 1, 20);
  use();
  printf("%d %d %d\n", a[0], a[1], a[2]);
  return 0;
}
