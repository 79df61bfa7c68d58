#include <stdio.h>
int main(void) {
  int a = 17, b = -5;
  unsigned u = 4000000000u, v = 7;
  long l = 1L << 40;
  printf("%d %d %d %d %d\n", a + b, a - b, a * b, a / b, a % b);
  printf("%u %u %u %u\n", u + v, u / v, u % v, u * v);
  printf("%ld %ld %ld\n", l * 3, l / -7, l % 1000003);
  printf("%d %d %d\n", a & b, a | b, a ^ b);
  printf("%d %d %u\n", a << 3, b >> 1, u >> 4);
  printf("%d %d %d\n", ~a, -a, !a);
  return a + b;
}
