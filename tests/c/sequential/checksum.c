#include <stdint.h>
#include <stdio.h>
#include <string.h>
static uint32_t crc(const void *data, size_t n) {
  const uint8_t *p = data;
  uint32_t c = 0xffffffff;
  while (n--) {
    c ^= *p++;
    for (int k = 0; k < 8; k++)
      c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
  }
  return ~c;
}
static uint64_t fnv(const char *s) {
  uint64_t h = 0xcbf29ce484222325u;
  for (; *s; s++)
    h = (h ^ (uint8_t)*s) * 0x100000001b3u;
  return h;
}
int main(void) {
  const char *s = "123456789";
  printf("%08x %016lx\n", crc(s, strlen(s)), fnv(s));
  return 0;
}
