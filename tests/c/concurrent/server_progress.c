// check --liveness --endless serve --leads-to 'asked == 1 => asked == 0' --model sc -> verified
// check --liveness --endless serve --leads-to 'asked == 1 => asked == 0' --model c11 -> verified
// check --liveness --model c11 -> violated livelock
#include <pthread.h>
#include <stdatomic.h>

static atomic_int asked;

static void *serve(void *unused) {
  for (;;)
    if (atomic_load(&asked))
      atomic_store(&asked, 0);
  return unused;
}

int main(void) {
  pthread_t server;
  pthread_create(&server, 0, serve, 0);
  atomic_store(&asked, 1);
  pthread_exit(0);
}
