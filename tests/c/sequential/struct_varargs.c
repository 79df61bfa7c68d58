/* Structs among the arguments of functions that take any number of them. */
#include <stdarg.h>
#include <stdio.h>

struct large {
  long a, b, c;
};
struct odd {
  char text[21];
};
struct small {
  int x;
  float y;
};

static double sum(const char *kinds, ...) {
  va_list list;
  va_start(list, kinds);
  double total = 0;
  for (; *kinds; kinds++) {
    switch (*kinds) {
    case 'i':
      total += va_arg(list, int);
      break;
    case 'd':
      total += va_arg(list, double);
      break;
    case 'l': {
      struct large large = va_arg(list, struct large);
      total += large.a + 10 * large.b + 100 * large.c;
      break;
    }
    case 'o':
      total += va_arg(list, struct odd).text[20];
      break;
    case 's': {
      struct small small = va_arg(list, struct small);
      total += small.x * small.y;
      break;
    }
    }
  }
  va_end(list);
  return total;
}

int main(void) {
  struct large large = {1, 2, 3};
  struct odd odd = {"01234567890123456789A"};
  struct small small = {3, 0.5f};
  printf("%g\n", sum("ilodsli", 7, large, odd, 0.25, small, large, 1000));
  return 0;
}
