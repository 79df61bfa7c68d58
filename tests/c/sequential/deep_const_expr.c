#include <stdio.h>
#include <stddef.h>
struct inner { short a, b; };
struct outer { int pad; struct inner in[3]; };
static struct outer all[4];
static short *picked = &all[2].in[1].b;
static char *end = (char *)(all + 4);
static ptrdiff_t gap = offsetof(struct outer, in[2]);
static long *minus = (long *)8;
int main(void) {
  *picked = 77;
  printf("%d %ld %ld %d\n", all[2].in[1].b, end - (char *)all, gap, minus == (long *)8);
  return 0;
}
