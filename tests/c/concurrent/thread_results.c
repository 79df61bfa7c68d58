// check -> verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *deep(int n) {
  if (n == 0)
    pthread_exit((void *)7);
  return deep(n - 1);
}

static void *run(void *n) { return deep((int)(long)n); }

static void *make(void *unused) {
  int *p = malloc(sizeof *p);
  *p = 11;
  return p;
}

int main(void) {
  pthread_t a, b;
  void *x, *y;
  pthread_create(&a, NULL, run, (void *)3);
  pthread_create(&b, NULL, make, NULL);
  pthread_join(a, &x);
  pthread_join(b, &y);
  assert(x == (void *)7 && *(int *)y == 11);
  free(y);
  assert(pthread_equal(pthread_self(), pthread_self()));
  return 0;
}
