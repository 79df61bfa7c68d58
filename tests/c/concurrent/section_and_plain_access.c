// check -> violated race 20
// check --entry only_sections -> verified
// check --entry only_sections --reduction none -> verified
/* Atomic sections keep each other out, but not the accesses that are in none. */
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int x, seen;

static void *in_a_section(void *unused) {
  __VERIFIER_atomic_begin();
  x = 1;
  __VERIFIER_atomic_end();
  return unused;
}

static void *in_none(void *unused) {
  seen = 2;
  x = 2;
  return unused;
}

static void run(void *(*other)(void *)) {
  pthread_t t, u;
  pthread_create(&t, NULL, in_a_section, NULL);
  pthread_create(&u, NULL, other, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
}

int main(void) {
  run(in_none);
  return 0;
}

void only_sections(void) { run(in_a_section); }
