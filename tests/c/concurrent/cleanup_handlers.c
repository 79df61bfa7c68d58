// check --final 'cleaned == 1' -> verified
// check --entry left_early --final 'cleaned == 1' -> verified
#include <pthread.h>

int cleaned;

static void clean(void *unused) { cleaned++; }

static void *work(void *unused) {
  pthread_cleanup_push(clean, NULL);
  pthread_cleanup_pop(1);
  return unused;
}

static void *leave(void *unused) {
  pthread_cleanup_push(clean, NULL);
  pthread_exit(NULL);
  pthread_cleanup_pop(1);
  return unused;
}

static void run(void *(*function)(void *)) {
  pthread_t t;
  pthread_create(&t, NULL, function, NULL);
  pthread_join(t, NULL);
}

int main(void) {
  run(work);
  return 0;
}

void left_early(void) { run(leave); }
