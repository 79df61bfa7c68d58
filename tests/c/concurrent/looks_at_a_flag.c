// check --uninitialised -> verified
// check --uninitialised --entry maybe_written -> violated uninitialised 35
// check --uninitialised --entry written_on_both_ways -> verified
// check --uninitialised --entry written_in_the_loop -> violated uninitialised 57
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

/* What the compiler keeps a value in before it is looked at is written before, and so is much else:
   such variables cost nothing where reads of unwritten memory are looked for, and a loop that waits
   comes back to where it was. */
static atomic_int flag;
static int data;

static void *tell(void *unused) {
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return 0;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, tell, 0);
  while (!atomic_load_explicit(&flag, memory_order_acquire))
    ;
  assert(data == 1);
  pthread_join(thread, 0);
  return 0;
}

int maybe_written(void) {
  int value;
  if (atomic_load(&flag))
    value = 3;
  return value;
}

void written_on_both_ways(void) {
  int value;
  if (atomic_load(&flag))
    value = 3;
  else
    value = 4;
  for (int i = 0; i < 3; i++)
    value += i;
  assert(value == 7);
}

void written_in_the_loop(void) {
  int value, sum = 0;
  for (int i = 0; i < 3; i++) {
    if (i == 1)
      value = 5;
    else
      sum += i;
    if (i != 1)
      sum += value;
  }
  assert(sum >= 0);
}
