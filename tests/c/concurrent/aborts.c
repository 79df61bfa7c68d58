// check -> violated abort 6
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc == 1)
    abort();
  return 0;
}
