#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void show(const char *text) {
  char *end;
  double value = strtod(text, &end);
  printf("%.17g then \"%s\"\n", value, end);
}

int main(void) {
  show("3.25e2x");
  show("  -0.1");
  show("1e400");
  show(".5.");
  show("123456789012345678901234567890");
  show("2.2250738585072014e-308");
  show("infinity");
  show("e5");
  show("7e");
  printf("%g %g\n", atof("2.5"), (double)strtof("0.1", NULL));
  printf("%.12g %.12g %.12g\n", pow(2, 0.5), fmod(7.5, 2), fmod(-7.5, 2));
  printf("%.12g %.12g %.12g\n", sin(1), cos(1), tan(1));
  printf("%.12g %.12g %.12g %.12g\n", asin(0.5), acos(0.5), atan(2), atan2(-1, -1));
  printf("%.12g %.12g %.12g %.12g %.12g\n", exp(1), exp2(3), log(10), log2(8), log10(1000));
  printf("%.12g %.12g %.12g %.12g %.12g\n", sinh(1), cosh(1), tanh(1), cbrt(27), hypot(3, 4));
  printf("%g %g %g %g\n", fmax(1, 2), fmin(1, 2), rint(2.5), nearbyint(3.5));
  printf("%ld %ld %g\n", lround(-2.5), lrint(2.5), fdim(3, 1));
  printf("%.6g %.6g %.6g\n", powf(2, 10), floorf(2.7f), sinf(1));
  div_t parts = div(-17, 5);
  ldiv_t longs = ldiv(17, -5);
  printf("%d %d %ld %ld\n", parts.quot, parts.rem, longs.quot, longs.rem);
  volatile double tiny = 1e-310, zero = 0, none = zero / zero, huge = 1 / zero;
  volatile float small = 1e-40f;
  printf("%d %d %d %d\n", !!isnan(none), !!isinf(huge), !!isnormal(tiny), !!isfinite(none));
  printf("%d %d %d %g\n", !!isnormal(small), !!signbit(-zero), !!isinf(none), copysign(3, -1));
  puts(strerror(0));
  return 0;
}
