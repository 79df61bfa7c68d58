// check -> verified
#include <assert.h>
#include <pthread.h>

static void *use(void *argument) {
  ++*(int *)argument;
  return argument;
}

int main(void) {
  int local = 1;
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, use, &local);
  pthread_join(t, &result);
  assert(local == 2 && result == &local);
  return 0;
}
