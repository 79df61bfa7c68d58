#include <stdio.h>
struct a { char c; };
struct b { char c[3]; };
struct c { double x, y; };
struct d { float f; int i; };
struct e { long l; double d; };
struct f { char *p; short s; };
struct g { float x, y, z; };
static struct a fa(struct a v) { v.c++; return v; }
static struct b fb(struct b v) { v.c[1]++; return v; }
static struct c fc(struct c v) { v.y += v.x; return v; }
static struct d fd(struct d v) { v.f += v.i; return v; }
static struct e fe(struct e v) { v.l += (long)v.d; return v; }
static struct f ff(struct f v) { v.p++; v.s--; return v; }
static struct g fg(struct g v) { v.z = v.x * v.y; return v; }
int main(void) {
  struct a a = fa((struct a){'a'});
  struct b b = fb((struct b){"xyz"});
  struct c c = fc((struct c){1.5, 2});
  struct d d = fd((struct d){0.5f, 3});
  struct e e = fe((struct e){7, 8.5});
  struct f f = ff((struct f){"hey", 5});
  struct g g = fg((struct g){2, 3, 0});
  printf("%c %c %.2f %.2f %ld %s %d %.1f\n", a.c, b.c[1], c.y, d.f, e.l, f.p, f.s, g.z);
  return 0;
}
