#include <stdio.h>
enum color { RED, GREEN = 5, BLUE };
enum flag { A = 1, B = 2, C = 4 };
static const char *name(enum color c) {
  static const char *const names[] = {[RED] = "red", [GREEN] = "green", [BLUE] = "blue"};
  return names[c];
}
int main(void) {
  for (enum color c = GREEN; c <= BLUE; c++)
    printf("%s=%d ", name(c), c);
  enum flag f = A | C;
  printf("%s %d %d\n", name(RED), f, f & B);
  return BLUE;
}
