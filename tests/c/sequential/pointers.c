#include <stdio.h>
static void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}
int main(void) {
  int a[5] = {1, 2, 3, 4, 5};
  int *p = a, *q = a + 4;
  while (p < q)
    swap(p++, q--);
  for (int i = 0; i < 5; i++)
    printf("%d ", a[i]);
  printf("%ld %d %d\n", q - a, p == q, *(a + 2));
  int x = 3, *px = &x, **ppx = &px;
  **ppx = 9;
  printf("%d %d\n", x, px[0]);
  int m[3][4];
  for (int i = 0; i < 12; i++)
    m[i / 4][i % 4] = i;
  int(*row)[4] = m + 1;
  printf("%d %d %ld\n", row[1][2], (*row)[3], (char *)&m[2] - (char *)m);
  const char *s = "pointer";
  printf("%c %s\n", s[2], s + 4);
  return 0;
}
