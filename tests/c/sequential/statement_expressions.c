#include <stdio.h>
#define SQUARE(x) ({ __typeof__(x) v = (x); v * v; })
int main(void) {
  int n = 3;
  printf("%d %ld\n", SQUARE(n++), SQUARE(5L));
  printf("%d %d\n", n, n ?: 9);
  int values[] = {[3] = 4, [1] = 2};
  printf("%d %d %d %lu\n", values[0], values[1], values[3], sizeof values);
  return 0;
}
