#include <stdio.h>
static int *counter(void) {
  static int n = 3;
  return &n;
}
static int once(void) {
  static int done;
  if (done)
    return 0;
  done = 1;
  return 1;
}
int main(void) {
  *counter() += 4;
  int *p = counter();
  ++*p;
  printf("%d %d %d\n", *counter(), once(), once());
  return 0;
}
