#include <limits.h>
#include <stdio.h>
int main(void) {
  int i;
  unsigned u;
  long l;
  unsigned long ul;
  signed char c;
  printf("%d ", __builtin_add_overflow(INT_MAX, 1, &i));
  printf("%d ", i);
  printf("%d ", __builtin_sub_overflow(3u, 5u, &u));
  printf("%u ", u);
  printf("%d ", __builtin_mul_overflow(1L << 40, 1L << 30, &l));
  printf("%ld ", l);
  printf("%d ", __builtin_mul_overflow(3ul, 5ul, &ul));
  printf("%lu ", ul);
  printf("%d ", __builtin_add_overflow((signed char)100, (signed char)27, &c));
  printf("%d\n", c);
  return 0;
}
