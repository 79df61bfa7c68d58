#include <stdio.h>
struct flags { unsigned a : 3; int b : 5; unsigned c : 1; unsigned long d : 40; };
struct packed { char c; int i; } __attribute__((packed));
int main(void) {
  struct flags f = {5, -3, 1, 123456789012};
  printf("%u %d %u %lu\n", f.a, f.b, f.c, (unsigned long)f.d);
  f.a = 9;
  f.b = 17;
  f.c ^= 1;
  f.d++;
  printf("%u %d %u %lu\n", f.a, f.b, f.c, (unsigned long)f.d);
  struct packed p[2] = {{1, 2}, {3, 4}};
  printf("%lu %d %d\n", sizeof p, p[1].c, p[1].i);
  p[1].i = 1000000;
  printf("%d\n", p[1].i);
  return 0;
}
