// check -> verified
// check --uninitialised -> violated uninitialised 16
// check --uninitialised --model sc -> violated uninitialised 16
// check --uninitialised --entry local -> violated uninitialised 22
// check --uninitialised --entry through_a_pointer -> violated uninitialised 27
// check --uninitialised --entry fine -> verified
// check --uninitialised --entry filled_by_a_thread -> verified
// check --uninitialised --no-races --entry read_too_early -> violated uninitialised
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int *p = malloc(2 * sizeof *p);
  p[0] = 1;
  int sum = p[0] + p[1];
  free(p);
  return sum;
}
int local(void) {
  int x;
  return x + 1;
}
static void set(int *to, int ready) {
  if (ready)
    *to = 1;
  if (*to == 1)
    *to = 2;
}
int through_a_pointer(void) {
  int x;
  set(&x, 0);
  return x;
}
struct gap { char a; int b; };
struct pair { long first, second; };
struct bits { unsigned low : 3, high : 5; };
static int take(struct gap g, struct pair p) { return g.a + g.b + (int)p.second; }
int fine(void) {
  struct gap g, copy;
  struct pair p;
  struct bits b;
  float f[2];
  g.a = 1;
  g.b = 2;
  copy = g;
  p.second = 3;
  b.high = 4;
  b.low = 5;
  memset(f, 0, sizeof f);
  char *text = calloc(4, 1);
  int length = (int)strlen(text) + (int)f[1];
  free(text);
  return take(copy, p) + b.high + length;
}
static void *fill(void *block) {
  *(int *)block = 7;
  return NULL;
}
int filled_by_a_thread(void) {
  pthread_t t;
  int *block = malloc(sizeof *block);
  pthread_create(&t, NULL, fill, block);
  pthread_join(t, NULL);
  int value = *block;
  free(block);
  return value;
}
int read_too_early(void) {
  pthread_t t;
  int *block = malloc(sizeof *block);
  pthread_create(&t, NULL, fill, block);
  int value = *block;
  pthread_join(t, NULL);
  free(block);
  return value;
}
