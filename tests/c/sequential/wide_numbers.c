/* Integers of 128 bits: arithmetic, comparisons, conversions, memory. */
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 wide;
typedef __int128 signed_wide;

struct mixed {
  char tag;
  wide value;
  long last;
};

wide constants[3] = {1, ((wide)1 << 64) - 1, (wide)-2};
struct mixed mixed = {1, (wide)5 << 70, 7};

static void show(wide x) { printf("%016lx%016lx\n", (uint64_t)(x >> 64), (uint64_t)x); }

static uint64_t upper(uint64_t a, uint64_t b) { return (wide)a * b >> 64; }

static wide modular(wide a, wide b, wide n) { return a * b % n; }

static wide pick(int which, wide a, wide b) { return which ? a : b; }

static uint64_t seed = 88172645463325252ull;

static uint64_t next(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return seed;
}

static void all(int i, wide a, wide b) {
  signed_wide x = (signed_wide)a, y = (signed_wide)b;
  show(a + b);
  show(a - b);
  show(a * b);
  show(a / b);
  show(a % b);
  show(a << (i * 11 & 127));
  show(a >> (i * 11 & 127));
  show((wide)(x >> (i * 11 & 127)));
  show((wide)(x / y));
  show((wide)(x % y));
  show(-a);
  show(~a);
  show((a & b) ^ (a | b));
  printf("%d%d%d%d%d%d", a < b, a <= b, a > b, a >= b, a == b, a != b);
  printf("%d%d%d%d\n", x < y, x <= y, x > y, x >= y);
  show((wide)(int)a);
  show((wide)(unsigned char)a);
  show((wide)(signed_wide)(short)a);
  show(modular(a, b, b + 7));
  show(pick(i & 1, a, b));
  printf("%.17g %.17g\n", (double)a, (double)x);
}

int main(void) {
  wide a = 1, b = 3;
  for (int i = 0; i < 12; i++) {
    a = (a << 17) ^ next();
    b = (b << (i * 5)) ^ next();
    if (i % 3 == 0)
      b >>= 70;
    if (b == 0)
      b = 1;
    all(i, a, b);
  }
  for (int i = 0; i < 3; i++)
    show(constants[i]);
  show(mixed.value);
  printf("%ld %zu %lx\n", mixed.last, sizeof mixed, upper(UINT64_MAX, UINT64_MAX - 4));
  wide sum = 0;
  for (wide k = 0; k < 5; k++)
    sum += k;
  show(sum);
  show((wide)7 << (sum == 10 ? 127 : 0));
  return (int)(sum >> 1);
}
