#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define COUNT(a) (sizeof(a) / sizeof((a)[0]))
struct s { char a; long b; short c; };
_Static_assert(sizeof(struct s) == 24, "layout");
int main(void) {
  int a[] = {3, 9, 2};
  int most = a[0];
  for (size_t i = 1; i < COUNT(a); i++)
    most = MAX(most, a[i]);
  assert(most == 9);
  printf("%d %lu %lu %s\n", most, offsetof(struct s, b), offsetof(struct s, c), __func__);
  return 0;
}
