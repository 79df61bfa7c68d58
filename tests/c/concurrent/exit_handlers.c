// outcomes order --entry at_return -> 21
// outcomes order -> 21
#include <stdlib.h>

int order;

static void first(void) { order = order * 10 + 1; }
static void second(void) { order = order * 10 + 2; }

int main(void) {
  atexit(first);
  atexit(second);
  return 0;
}

void at_return(void) {
  atexit(first);
  atexit(second);
  exit(0);
}
