#include <stdio.h>
static int trace(int n) {
  printf("<%d>", n);
  return n;
}
int main(void) {
  int x = (trace(1), trace(2));
  int y = trace(0) && trace(9);
  int z = trace(3) || trace(9);
  int w = trace(0) ? trace(8) : trace(4);
  int i = 0, a[3] = {0};
  a[i++] = i;
  a[i] += ++i;
  printf("\n%d %d %d %d %d\n", x, y, z, w, i);
  return 0;
}
