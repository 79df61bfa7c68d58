#include <stdio.h>
int main(void) {
  double d[] = {0, 1.9, -1.9, 1e9, -1e9, 255.5};
  for (int i = 0; i < 6; i++) {
    printf("%d %ld %d ", (int)d[i], (long)d[i], (signed char)(int)d[i]);
    printf("%f %f\n", (double)(float)d[i], (float)(int)d[i]);
  }
  unsigned u = 4294967295u;
  unsigned long ul = 18446744073709551615ul;
  printf("%f %f %f %f\n", (double)u, (float)u, (double)ul, (double)(long)ul);
  printf("%u %lu\n", (unsigned)4e9, (unsigned long)1e19);
  short s = -3;
  unsigned char c = 200;
  printf("%f %f\n", (double)s, (double)c);
  return 0;
}
