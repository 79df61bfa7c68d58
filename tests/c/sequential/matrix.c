#include <stdio.h>
enum { N = 4 };
static void multiply(const double a[N][N], const double b[N][N], double c[N][N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      c[i][j] = 0;
      for (int k = 0; k < N; k++)
        c[i][j] += a[i][k] * b[k][j];
    }
}
int main(void) {
  double a[N][N], b[N][N], c[N][N];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = i + j;
      b[i][j] = i * j + 0.5;
    }
  multiply(a, b, c);
  for (int i = 0; i < N; i++)
    printf("%.2f %.2f\n", c[i][i], c[i][N - 1 - i]);
  return 0;
}
