// check --final 'sum == 6' -> verified
#include <pthread.h>
#include <stdatomic.h>

/* A counter in the upper half of a word looks like an address, of a variable of a thread, too. */
static _Thread_local int mine;
static _Atomic unsigned long tagged;
atomic_int sum;

static void *work(void *argument) {
  mine = *(int *)argument;
  for (int i = 0; i < 3; i++)
    atomic_fetch_add(&tagged, 1ul << 32);
  unsigned long seen = atomic_load(&tagged);
  sum += seen >> 32 ? mine : 0;
  return NULL;
}

int main(void) {
  int one = 2, two = 4;
  pthread_t a, b;
  pthread_create(&a, NULL, work, &one);
  pthread_create(&b, NULL, work, &two);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
