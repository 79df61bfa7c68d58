// check --liveness --model sc -> verified
// check --liveness --model c11 -> verified
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int asked, answered;

static void *serve(void *unused) {
  fencepost_daemon();
  for (;;)
    if (atomic_load(&asked))
      atomic_store(&answered, 1);
  return unused;
}

int main(void) {
  pthread_t server;
  pthread_create(&server, 0, serve, 0);
  atomic_store(&asked, 1);
  while (!atomic_load(&answered))
    ;
  pthread_exit(0);
}
