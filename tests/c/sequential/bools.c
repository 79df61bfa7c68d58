#include <stdbool.h>
#include <stdio.h>
static bool flip(bool b) { return !b; }
int main(void) {
  bool t = true, f = false, n = 42;
  printf("%d %d %d %d\n", t, f, n, flip(n));
  bool a[4] = {1, 0, 1};
  int count = 0;
  for (int i = 0; i < 4; i++)
    count += a[i];
  t &= f;
  f |= n;
  printf("%d %d %d %lu\n", count, t, f, sizeof(bool));
  int x = 5;
  printf("%d %d %d\n", x > 3 && x < 10, x < 3 || x == 5, !(x == 5) ? 1 : 2);
  bool *p = &t;
  *p = 0.5;
  printf("%d\n", t);
  return 0;
}
