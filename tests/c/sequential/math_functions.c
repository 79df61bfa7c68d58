#include <stdio.h>
#include <math.h>
int main(void) {
  double v[] = {2.0, 2.5, -2.5, 1e6};
  for (int i = 0; i < 4; i++)
    printf("%g %g %g %g\n", fabs(v[i]), floor(v[i]), ceil(v[i]), trunc(v[i]));
  printf("%.6f %g\n", sqrt(2.0), round(2.5));
  return 0;
}
