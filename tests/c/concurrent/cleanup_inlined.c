// check --entry stayed --final 'cleaned == 1' -> verified
// check --entry left_early -> unsupported
/* Its LLVM text is made with -O1: an optimiser has put the handler into the function, where the
   library cannot be told of it. */
#include <pthread.h>

int cleaned;

static void clean(void *amount) { cleaned = cleaned * 2 + *(int *)amount; }

static void *leave(void *early) {
  int one = 1;
  pthread_cleanup_push(clean, &one);
  if (early)
    pthread_exit(NULL);
  pthread_cleanup_pop(1);
  return NULL;
}

static void run(void *early) {
  pthread_t t;
  pthread_create(&t, NULL, leave, early);
  pthread_join(t, NULL);
}

int main(void) { return 0; }
void left_early(void) { run(&cleaned); }
void stayed(void) { run(NULL); }
