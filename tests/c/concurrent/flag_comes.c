// check --liveness --eventually 'seen == 1' --leads-to 'ready == 1 => seen == 1' --model sc -> verified
// check --liveness --eventually 'seen == 1' --leads-to 'ready == 1 => seen == 1' --model c11 -> verified
// check --eventually 'tries == 1' --model c11 -> violated eventually
// check --leads-to 'tries == 1 => tries == 0' --model c11 -> violated leads-to
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready, seen, tries;

static void *get_ready(void *unused) {
  atomic_store(&ready, 1);
  return unused;
}

int main(void) {
  pthread_t other;
  pthread_create(&other, 0, get_ready, 0);
  while (!atomic_load(&ready))
    atomic_store(&tries, 1);
  atomic_store(&seen, 1);
  pthread_join(other, 0);
  return 0;
}
