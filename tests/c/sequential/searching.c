#define _GNU_SOURCE
#include <search.h>
#include <stdio.h>
#include <string.h>
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
  int table[6] = {4, 8, 15}, key = 8, other = 16;
  size_t count = 3;
  int *found = lfind(&key, table, &count, sizeof *table, compare);
  printf("%ld %d\n", (long)(found - table), lfind(&other, table, &count, sizeof *table, compare) == NULL);
  found = lsearch(&other, table, &count, sizeof *table, compare);
  printf("%ld %zu %d\n", (long)(found - table), count, table[3]);
  char text[8] = "";
  char *end = mempcpy(text, "abc", 3);
  printf("%s %ld\n", text, (long)(end - text));
  return 0;
}
