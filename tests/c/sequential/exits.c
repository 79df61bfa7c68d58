#include <stdio.h>
#include <stdlib.h>
static void deep(int n) {
  if (n == 0) {
    puts("leaving");
    exit(7);
  }
  deep(n - 1);
}
int main(void) {
  deep(5);
  puts("never");
  return 0;
}
