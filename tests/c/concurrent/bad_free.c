// check -> violated double-free 7
#include <stdlib.h>

int main(void) {
  int x = 0, *p = &x;
  int *volatile q = p;
  free(q);
  return 0;
}
