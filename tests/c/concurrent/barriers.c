// check -> verified
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int parts[2];

static void *work(void *which) {
  long i = (long)which;
  parts[i] = 1;
  int last = pthread_barrier_wait(&barrier);
  assert(last == 0 || last == PTHREAD_BARRIER_SERIAL_THREAD);
  assert(parts[1 - i] == 1);
  pthread_barrier_wait(&barrier);
  parts[i] = 2;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_barrier_init(&barrier, NULL, 2);
  pthread_create(&a, NULL, work, (void *)0);
  pthread_create(&b, NULL, work, (void *)1);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(parts[0] == 2 && parts[1] == 2);
  return 0;
}
