// check --spurious -> violated race
// check --spurious --reduction dpor --all -> violated race
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

atomic_int shared;
int seen;

// A compare-exchange that may fail cuts the section in two steps, and the access that races is in
// the second one.
static void *work(void *unused) {
  __VERIFIER_atomic_begin();
  int old = 0;
  atomic_compare_exchange_weak(&shared, &old, 3);
  seen = old;
  __VERIFIER_atomic_end();
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  seen = 5;
  pthread_join(thread, NULL);
  return 0;
}
