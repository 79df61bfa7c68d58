// check -> verified
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stop;

static void *spin(void *unused) {
  while (!stop)
    ;
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, spin, NULL);
  stop = 1;
  pthread_join(t, NULL);
  return 0;
}
