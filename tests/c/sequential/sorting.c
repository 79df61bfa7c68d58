#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int by_number(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}
static int by_text(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}
struct item { int key; char tag; };
static int by_key(const void *a, const void *b) {
  return ((const struct item *)a)->key - ((const struct item *)b)->key;
}
int main(void) {
  int n[] = {5, -3, 9, 0, 2, 2, -8, 7};
  qsort(n, 8, sizeof n[0], by_number);
  for (int i = 0; i < 8; i++)
    printf("%d ", n[i]);
  int key = 7;
  int *found = bsearch(&key, n, 8, sizeof n[0], by_number);
  printf("at %ld\n", found - n);
  const char *w[] = {"pear", "apple", "fig", "date"};
  qsort(w, 4, sizeof w[0], by_text);
  printf("%s %s %s %s\n", w[0], w[1], w[2], w[3]);
  struct item items[] = {{3, 'c'}, {1, 'a'}, {2, 'b'}};
  qsort(items, 3, sizeof items[0], by_key);
  printf("%c%c%c\n", items[0].tag, items[1].tag, items[2].tag);
  return 0;
}
