// check -> violated race
// check --no-races -> violated assertion
// check --no-races --reduction none -> violated assertion
// check --no-races --reduction sdpor -> violated assertion
// check --model sc --hunt off --no-races -> violated assertion
#include <assert.h>
#include <pthread.h>

// A lock is memory: whoever initialises it again takes it from the thread that holds it, and one
// that waited for it goes on.
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static _Atomic int x;
static int own[1];

static void *wait_for_it(void *unused) {
  pthread_rwlock_wrlock(&lock);
  x = 5;
  return 0;
}

static void *initialise_again(void *unused) {
  pthread_rwlock_init(&lock, 0);
  return 0;
}

int main(void) {
  pthread_t first, second;
  pthread_rwlock_wrlock(&lock);
  pthread_create(&first, 0, wait_for_it, 0);
  pthread_create(&second, 0, initialise_again, 0);
  own[0]++;
  own[0]++;
  int seen = x;
  assert(seen != 5);
  return 0;
}
