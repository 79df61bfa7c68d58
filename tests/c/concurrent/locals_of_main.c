// check --no-races -> verified
// check --no-races --entry of_another_call -> violated use-after-free
#include <assert.h>
#include <pthread.h>

/* What main has on its stack is there until the process ends. */
static void *use(void *argument) {
  assert(*(int *)argument == 1);
  return NULL;
}

int main(void) {
  int local = 1;
  pthread_t t;
  pthread_create(&t, NULL, use, &local);
  return 0;
}

static void inner(void) {
  int local = 1;
  pthread_t t;
  pthread_create(&t, NULL, use, &local);
}

void of_another_call(void) {
  inner();
  pthread_exit(NULL);
}
