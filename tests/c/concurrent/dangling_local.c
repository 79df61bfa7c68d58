// check -> violated use-after-free 12
#include <stddef.h>

static int *leak(void) {
  int x = 3;
  int *volatile p = &x;
  return p;
}

int main(void) {
  int *p = leak();
  return *p;
}
