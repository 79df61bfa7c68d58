// check --no-races --final 'r1 == 1 || r2 == 1' -> verified
// check --no-races --final 'r1 == 1 || r2 == 1' --model tso -> verified
// check --no-races --final 'r1 == 1 || r2 == 1' --entry one_only --model tso -> violated final
// check --entry not_for_the_compiler -> unsupported
/* A fence of the processor is one here, if the compiler is told, too. */
#include <pthread.h>

static int x, y, r1, r2;

static void *first(void *unused) {
  x = 1;
  __asm__ volatile("mfence" ::: "memory");
  r1 = y;
  return NULL;
}

static void *second(void *unused) {
  y = 1;
  __builtin_ia32_mfence();
  r2 = x;
  return NULL;
}

static void *without(void *unused) {
  y = 1;
  __asm__ volatile("" ::: "memory");
  r2 = x;
  return NULL;
}

static void run(void *(*one)(void *), void *(*other)(void *)) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, one, NULL);
  pthread_create(&threads[1], NULL, other, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
}

int main(void) {
  run(first, second);
  return 0;
}

void one_only(void) { run(first, without); }

void not_for_the_compiler(void) { __asm__ volatile("mfence"); }
