// check -> violated assertion 8
#include <assert.h>
#include <stdio.h>

int main(void) {
  int x = 3;
  printf("before\n");
  assert(x == 4);
  return 0;
}
