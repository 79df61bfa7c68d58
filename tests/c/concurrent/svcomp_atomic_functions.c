// check --model sc --no-races --final 'lock == 0' -> verified
// check --model sc --no-races --final 'counter == 2' -> verified
// check --model sc --no-races --final 'unguarded == 2' -> violated final
// check -> violated race 23
#include <pthread.h>

/* Functions whose names begin with __VERIFIER_atomic_ run without interruption. */
extern void abort(void);
void assume_abort_if_not(int cond) {
  if (!cond)
    abort();
}
int lock, counter, unguarded;

void __VERIFIER_atomic_acquire(void) {
  assume_abort_if_not(lock == 0);
  lock = 1;
}

void __VERIFIER_atomic_release(void) { lock = 0; }

static void *work(void *unused) {
  unguarded++;
  __VERIFIER_atomic_acquire();
  counter++;
  __VERIFIER_atomic_release();
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
