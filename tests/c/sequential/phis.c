#include <stdio.h>
static int choose(int a, int b, int c) {
  return (a > b && a > c) || (b == c && a != b) ? (a ? a : b) : b > c ? b : c;
}
int main(void) {
  for (int i = 0; i < 27; i++)
    printf("%d", choose(i / 9, i / 3 % 3, i % 3));
  puts("");
  int x = 5, y = 7;
  for (int i = 0; i < 5; i++) {
    int t = x;
    x = y;
    y = t + i;
  }
  printf("%d %d\n", x, y);
  return 0;
}
