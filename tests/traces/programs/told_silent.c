#include <stdio.h>

int main(void) {
  printf("%s\n", "hi");
  return 0;
}
