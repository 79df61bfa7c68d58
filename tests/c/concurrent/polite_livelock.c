// check --liveness --model sc -> violated livelock
// check --liveness --model c11 -> violated livelock
// check --model sc -> verified
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right;

static void *second(void *unused) {
  for (;;) {
    atomic_store(&right, 1);
    if (!atomic_load(&left))
      break;
    atomic_store(&right, 0);
  }
  atomic_store(&right, 0);
  return unused;
}

int main(void) {
  pthread_t other;
  pthread_create(&other, 0, second, 0);
  for (;;) {
    atomic_store(&left, 1);
    if (!atomic_load(&right))
      break;
    atomic_store(&left, 0);
  }
  atomic_store(&left, 0);
  pthread_join(other, 0);
  return 0;
}
