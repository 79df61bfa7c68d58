// check --final 'n == 6 && old == 2' -> verified
#include <pthread.h>
#include <stdatomic.h>

atomic_int n;
int old;

static void *work(void *unused) {
  atomic_fetch_add(&n, 1);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  int expected = 2;
  if (!atomic_compare_exchange_strong(&n, &expected, 7))
    return 1;
  old = expected;
  if (atomic_compare_exchange_strong(&n, &expected, 9))
    return 2;
  atomic_fetch_sub(&n, 1);
  atomic_fetch_or(&n, 8);
  atomic_fetch_and(&n, 6);
  return expected != 7;
}
