// check -> verified
// check --model sc -> verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

/* Clang 14 fails at initialisers of atomic locals if it is to print opaque pointers. */
struct gate {
  atomic_int open;
  atomic_bool used;
};

static void *pass(void *argument) {
  struct gate *gate = argument;
  if (atomic_load(&gate->open)) gate->used = true;
  return argument;
}

int main(void) {
  atomic_int count = 5;
  struct gate gate = {0, false};
  pthread_t thread;
  atomic_init(&gate.open, 1);
  pthread_create(&thread, 0, pass, &gate);
  count++;
  pthread_join(thread, 0);
  assert(count == 6 && gate.used);
  return 0;
}
