#include <stdio.h>
struct context { int total; void (*visit)(struct context *, int); };
static void add(struct context *c, int v) { c->total += v; }
static void keep_most(struct context *c, int v) { if (v > c->total) c->total = v; }
static void each(const int *a, int n, struct context *c) {
  for (int i = 0; i < n; i++)
    c->visit(c, a[i]);
}
int main(void) {
  int a[] = {4, 8, 15, 16, 23, 42};
  struct context sum = {0, add}, most = {0, keep_most};
  each(a, 6, &sum);
  each(a, 6, &most);
  printf("%d %d\n", sum.total, most.total);
  return 0;
}
