#include <stdarg.h>
#include <stdio.h>
static int sum(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int s = 0;
  for (int i = 0; i < n; i++)
    s += va_arg(ap, int);
  va_end(ap);
  return s;
}
static double mix(const char *kinds, ...) {
  va_list ap, copy;
  va_start(ap, kinds);
  va_copy(copy, ap);
  double total = 0;
  for (; *kinds; kinds++) {
    if (*kinds == 'i') total += va_arg(ap, int);
    if (*kinds == 'd') total += va_arg(ap, double);
    if (*kinds == 'l') total += va_arg(ap, long);
    if (*kinds == 's') total += va_arg(ap, const char *)[0];
  }
  total += va_arg(copy, int);
  va_end(copy);
  va_end(ap);
  return total;
}
static void say(const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  vprintf(format, ap);
  va_end(ap);
}
int main(void) {
  printf("%d %d\n", sum(3, 1, 2, 3), sum(0));
  printf("%g\n", mix("idls", 1, 2.5, 100L, "A"));
  say("%s=%d %c%%\n", "x", 5, 'q');
  printf("%d\n", sum(10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  return 0;
}
