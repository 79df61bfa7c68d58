#include <stdio.h>
static unsigned long gcd(unsigned long a, unsigned long b) {
  while (b) {
    unsigned long t = a % b;
    a = b;
    b = t;
  }
  return a;
}
static unsigned long power(unsigned long b, unsigned e, unsigned long m) {
  unsigned long r = 1;
  for (; e; e >>= 1) {
    if (e & 1)
      r = r * b % m;
    b = b * b % m;
  }
  return r;
}
int main(void) {
  unsigned long l = 1;
  for (unsigned long i = 2; i <= 20; i++)
    l = l / gcd(l, i) * i;
  printf("%lu %lu\n", l, power(3, 200, 1000007));
  return 0;
}
