#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { BUCKETS = 8 };
struct entry { char *key; int value; struct entry *next; };
static struct entry *table[BUCKETS];
static unsigned hash(const char *s) {
  unsigned h = 5381;
  while (*s)
    h = h * 33 ^ (unsigned char)*s++;
  return h % BUCKETS;
}
static int *lookup(const char *key) {
  unsigned h = hash(key);
  for (struct entry *e = table[h]; e; e = e->next)
    if (strcmp(e->key, key) == 0)
      return &e->value;
  struct entry *e = malloc(sizeof *e);
  e->key = strdup(key);
  e->value = 0;
  e->next = table[h];
  table[h] = e;
  return &e->value;
}
int main(void) {
  const char *text[] = {"the", "cat", "and", "the", "dog", "and", "the", "bird"};
  for (int i = 0; i < 8; i++)
    ++*lookup(text[i]);
  printf("%d %d %d %d\n", *lookup("the"), *lookup("and"), *lookup("cat"), *lookup("cow"));
  return 0;
}
