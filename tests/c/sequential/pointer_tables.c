#include <stdio.h>
static int a = 1, b = 2, c = 3;
static int *const list[] = {&a, &b, &c, NULL};
static int **cursor;
static char grid[3][3] = {"abc", "def", "ghi"};
static char *rows[] = {grid[2], grid[0], &grid[1][1]};
int main(void) {
  int total = 0;
  for (cursor = (int **)list; *cursor; cursor++)
    total += **cursor;
  printf("%d %ld %c %c %c\n", total, cursor - (int **)list, rows[0][1], rows[1][2], *rows[2]);
  *list[1] = 50;
  printf("%d\n", b);
  return 0;
}
