// outcomes r1 r2 -> 0,1 1,0 1,1
// outcomes r1 r2 --model tso -> 0,1 1,0 1,1
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
int r1, r2;

static void *one(void *unused) {
  x = 1;
  r1 = y;
  return unused;
}

static void *two(void *unused) {
  y = 1;
  r2 = x;
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, one, NULL);
  pthread_create(&b, NULL, two, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
