// check -> verified
// check --entry with_a_thread -> verified
// check --entry fails_at_the_end -> violated assertion 29
// check --entry leaves_at_once -> verified
/* Constructors run before a run begins, those with low numbers first, and destructors when it ends,
   but not behind _Exit. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int order, failing;
static pthread_mutex_t lock;

__attribute__((constructor)) static void last(void) {
  assert(order == 2);
  order = 3;
  pthread_mutex_init(&lock, 0);
}
__attribute__((constructor(102))) static void second(void) {
  assert(order == 1);
  order = 2;
}
__attribute__((constructor(101))) static void first(void) {
  assert(order == 0);
  order = 1;
}

__attribute__((destructor)) static void finish(void) {
  assert(!failing);
}

static void *look(void *unused) {
  pthread_mutex_lock(&lock);
  assert(order == 3);
  pthread_mutex_unlock(&lock);
  return 0;
}

void with_a_thread(void) {
  pthread_t thread;
  pthread_create(&thread, 0, look, 0);
  pthread_join(thread, 0);
}

void fails_at_the_end(void) { failing = 1; }

void leaves_at_once(void) {
  failing = 1;
  _Exit(0);
}

int main(void) {
  assert(order == 3);
  return 0;
}
