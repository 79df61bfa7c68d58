#include <stdio.h>
#include <stdlib.h>
static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }
typedef int (*operation)(int, int);
static operation ops[] = {add, mul};
struct shape { const char *name; double (*area)(double); };
static double square(double x) { return x * x; }
static double circle(double r) { return 3 * r * r; }
static int apply(operation f, int a, int b) { return f(a, b); }
static operation pick(int n) { return n ? mul : add; }
int main(void) {
  for (int i = 0; i < 2; i++)
    printf("%d %d %d\n", ops[i](3, 4), apply(ops[i], 5, 6), pick(i)(7, 8));
  struct shape shapes[] = {{"square", square}, {"circle", circle}};
  for (int i = 0; i < 2; i++)
    printf("%s %.1f\n", shapes[i].name, shapes[i].area(2));
  int (*say)(const char *) = puts;
  say("said");
  printf("%d\n", ops[0] == add && ops[1] != add);
  return abs(-4);
}
