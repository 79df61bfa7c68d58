// outcomes seen -> 0 1
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;
int seen;

static void *set(void *unused) {
  flag = 1;
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, set, NULL);
  pthread_detach(t);
  seen = flag;
  return 0;
}
