#include <stdio.h>
int main(void) {
  int a[] = {-2, -1, 0, 1, 2147483647};
  unsigned b[] = {0, 1, 2147483648u, 4294967295u};
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++)
      printf("%d%d%d%d", a[i] < a[j], a[i] <= a[j], a[i] == a[j], a[i] >= a[j]);
  puts("");
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++)
      printf("%d%d%d", b[i] < b[j], b[i] > b[j], b[i] != b[j]);
  puts("");
  signed char c = -1;
  unsigned char d = 255;
  printf("%d %d %d\n", c == d, c < d, (unsigned char)c == d);
  long l = -1;
  printf("%d\n", l < (long)sizeof l);
  return 0;
}
