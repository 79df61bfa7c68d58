#include <stdio.h>
static int collatz(int n) {
  int steps = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    steps++;
  }
  return steps;
}
int main(void) {
  int total = 0;
  for (int i = 1; i < 20; i++) {
    if (i == 7)
      continue;
    if (i == 18)
      break;
    total += collatz(i);
  }
  do
    total++;
  while (total % 10);
  printf("%d\n", total);
  int i = 0;
again:
  if (i++ < 3)
    goto again;
  return i;
}
