#include <stdio.h>
int main(void) {
  for (int i = 0; i < 32; i += 5) {
    unsigned x = 0x80000001u;
    int y = -1000000;
    unsigned long z = 0x8000000000000001ul;
    long w = -123456789012345L;
    printf("%x %d %lx %ld\n", x >> i | x << (31 - i), y >> i, z >> (i + 20), w >> i);
  }
  return 0;
}
