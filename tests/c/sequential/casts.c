#include <stdint.h>
#include <stdio.h>
int main(void) {
  int x = 0x12345678;
  unsigned char *b = (unsigned char *)&x;
  printf("%x %x %x %x\n", b[0], b[1], b[2], b[3]);
  *(short *)&x = 1;
  printf("%x\n", x);
  uintptr_t n = (uintptr_t)&x;
  int *back = (int *)n;
  *back = 5;
  printf("%d %d\n", x, (int)(n % 4));
  uintptr_t tagged = (uintptr_t)&x | 1;
  printf("%d %d\n", (int)(tagged & 1), *(int *)(tagged & ~(uintptr_t)1));
  int64_t big = -5;
  printf("%u %d %ld\n", (unsigned)big, (int)(uint8_t)big, (long)(int32_t)0x80000000u);
  float f = 2.5f;
  uint32_t bits = *(uint32_t *)&f;
  printf("%x\n", bits);
  return 0;
}
