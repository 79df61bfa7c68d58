#include <stdio.h>
static int sum(int n) {
  int a[n], total = 0;
  for (int i = 0; i < n; i++)
    a[i] = i * i;
  for (int i = 0; i < n; i++)
    total += a[i];
  return total;
}
int main(void) {
  int total = 0;
  for (int n = 1; n < 8; n++) {
    char grid[n][n + 1];
    for (int i = 0; i < n; i++)
      for (int j = 0; j <= n; j++)
        grid[i][j] = (char)(i + j);
    total += grid[n - 1][n] + (int)sizeof grid;
  }
  printf("%d %d\n", sum(10), total);
  return 0;
}
