#include <stdio.h>
#include <string.h>
union u { int i; float f; unsigned char b[4]; };
struct tagged { int kind; union { long l; double d; const char *s; } v; };
static void show(struct tagged t) {
  switch (t.kind) {
  case 0: printf("%ld ", t.v.l); break;
  case 1: printf("%g ", t.v.d); break;
  case 2: printf("%s ", t.v.s); break;
  }
}
int main(void) {
  union u u = {.f = 1.0f};
  printf("%x %d %d\n", u.i, u.b[3], u.b[2]);
  u.b[0] = 1;
  printf("%x\n", u.i);
  struct tagged t[3] = {{0, {.l = 5}}, {1, {.d = 2.5}}, {2, {.s = "text"}}};
  for (int i = 0; i < 3; i++)
    show(t[i]);
  puts("");
  double d = 3.25;
  long bits;
  memcpy(&bits, &d, 8);
  printf("%lx\n", bits);
  return 0;
}
