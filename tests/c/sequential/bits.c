#include <stdint.h>
#include <stdio.h>
int main(void) {
  uint32_t v[] = {0, 1, 0x80000000u, 0xff00ff00u, 12345678};
  for (int i = 0; i < 5; i++) {
    uint32_t x = v[i];
    printf("%d %d %x ", __builtin_popcount(x), __builtin_parity(x), __builtin_bswap32(x));
    if (x)
      printf("%d %d", __builtin_clz(x), __builtin_ctz(x));
    puts("");
  }
  uint64_t w = 0x0123456789abcdefu;
  printf("%d %d %d %lx\n", __builtin_popcountl(w), __builtin_clzl(w), __builtin_ctzl(w), __builtin_bswap64(w));
  printf("%x\n", __builtin_bswap16(0x1234));
  return 0;
}
