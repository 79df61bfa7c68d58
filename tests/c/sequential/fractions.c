#include <math.h>
#include <stdio.h>

int main(void) {
  const double numbers[] = {0, -0.0, 8, -3.25, 1e300, 5e-324, INFINITY, 0.1};
  for (int i = 0; i < 8; i++) {
    int exponent;
    double whole, part = frexp(numbers[i], &exponent);
    if (!isinf(numbers[i]))
      printf("%g %d ", part, exponent);
    part = modf(numbers[i], &whole);
    printf("%g %g %d\n", part, whole, signbit(part) != 0);
    printf("%g %g %g\n", ldexp(numbers[i], 4), ldexp(numbers[i], -1080), scalbn(numbers[i], 2000));
  }
  /* Halves of the smallest steps: rounded once, to even. */
  printf("%d %d\n", ldexp(3, -1075) == 2 * 5e-324, ldexp(1, -1075) == 0);
  printf("%d %d\n", ldexp(0x1.8p-1022, -52) == 2 * 5e-324, ldexp(0x1.fffffffffffffp1000, -2023) == 0x1p-1022);
  printf("%ld %ld %lld %lld\n", lroundf(2.5f), lrintf(2.5f), llround(-2.5), llrint(-1.5));
  printf("%.12g %.12g %.12g %.12g %.12g\n", log1p(1e-10), expm1(1e-10), asinh(0.5), acosh(2), atanh(0.5));
  return 0;
}
