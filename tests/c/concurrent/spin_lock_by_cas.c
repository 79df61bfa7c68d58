// check --final 'counter == 2' -> verified
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
int counter;

static void *work(void *unused) {
  int expected = 0;
  while (!atomic_compare_exchange_weak(&lock, &expected, 1))
    expected = 0;
  counter++;
  lock = 0;
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
