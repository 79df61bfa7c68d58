#include <stdio.h>
int main(void) {
  double a = 1.5, b = -2.25;
  float f = 0.1f, g = 3;
  printf("%f %f %f %f\n", a + b, a - b, a * b, a / b);
  printf("%f %f %.3e %g\n", f + g, f * g, f / g, f - g);
  printf("%d %d %d %d\n", a < b, a > b, a == a, a != b);
  double zero = 0;
  double nan = zero / zero, inf = 1 / zero;
  printf("%d %d %d %d\n", nan == nan, nan != nan, nan < 1, !(nan >= 1));
  printf("%d %f\n", inf > 1e308, -inf);
  printf("%.10g %.17g %g %g\n", 0.1, 0.1, 1e10, 123456789.0);
  return (int)(a * 10);
}
