#include <stdio.h>
int main(void) {
  signed char c = 127;
  unsigned char u = 255;
  short s = -32768;
  unsigned short t = 65535;
  c++;
  u++;
  s--;
  t += 2;
  printf("%d %d %d %d\n", c, u, s, t);
  c = -128;
  printf("%d %d %d\n", c / 3, c % 3, c >> 2);
  u = 200;
  printf("%d %d %d\n", u >> 3, (signed char)u, (unsigned char)-u);
  s = 12345;
  printf("%d %d\n", (signed char)s, (short)(s * 7));
  t = 40000;
  printf("%d %d\n", (short)t, t * t > 0);
  return (unsigned char)(c * 3);
}
