#include <stdarg.h>
#include <stdio.h>

static int twice(int x) { return 2 * x; }
static int sum(int count, ...) {
  va_list list;
  int total = 0;
  va_start(list, count);
  for (int i = 0; i < count; i++)
    total += va_arg(list, int);
  va_end(list);
  return total;
}

int main(void) {
  int (*old)() = (int (*)())twice;
  int (*many)(int, ...) = sum;
  printf("%d %d %d\n", old(21), many(3, 1, 2, 3), many(0));
  return 0;
}
