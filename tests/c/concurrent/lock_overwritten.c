// check -> violated race
// check --no-races -> violated assertion
// check --no-races --reduction none -> violated assertion
// check --no-races --reduction sdpor -> violated assertion
// check --model sc --hunt off --no-races -> violated assertion
#include <assert.h>
#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic int x;
static int own[1];

static void *wait_for_it(void *unused) {
  pthread_mutex_lock(&lock);
  x = 5;
  return 0;
}

static void *overwrite(void *unused) {
  memset(&lock, 0, sizeof lock);
  return 0;
}

int main(void) {
  pthread_t first, second;
  pthread_mutex_lock(&lock);
  pthread_create(&first, 0, wait_for_it, 0);
  pthread_create(&second, 0, overwrite, 0);
  own[0]++;
  own[0]++;
  int seen = x;
  assert(seen != 5);
  return 0;
}
