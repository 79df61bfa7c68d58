#include <stdio.h>

/* Names of the library that the program has for something of its own. */
int time = 3;
long random[2] = {4, 5};
static int clock(int ticks) { return ticks + time; }
int write(int value) { return 2 * value; }

__attribute__((weak)) int weak_here(void) { return 6; }

int main(void) {
  time++;
  printf("%d %ld %d %d %d\n", time, random[1], clock(10), write(21), weak_here());
  return 0;
}
