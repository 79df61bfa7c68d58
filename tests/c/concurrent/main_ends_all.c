// check -> verified
// outcomes done --no-races -> 0 1
#include <pthread.h>
#include <stdatomic.h>

atomic_int done;

static void *late(void *unused) {
  done = 1;
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, late, NULL);
  return 0;
}
