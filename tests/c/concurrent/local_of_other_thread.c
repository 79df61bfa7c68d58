// check -> violated use-after-free 8
// check --no-races -> violated use-after-free 8
#include <pthread.h>

static pthread_t t;

static void *use(void *argument) {
  ++*(int *)argument;
  return NULL;
}

static void begin(void) {
  int local = 1;
  pthread_create(&t, NULL, use, &local);
}

int main(void) {
  begin();
  pthread_join(t, NULL);
  return 0;
}
