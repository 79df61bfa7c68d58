#include <stdio.h>
int main(int argc, char **argv) {
  printf("%d %d\n", argc, argv[argc] == NULL);
  return argv[0][0] == 0;
}
