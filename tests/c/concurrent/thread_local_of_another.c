// check -> verified
// check --model sc --reduction none -> verified
// check --uninitialised -> verified
// check --leaks -> verified
// check --entry both_write -> violated race
// check --entry after_its_thread -> violated use-after-free 35
// check --entry after_main_left -> violated use-after-free 44
// check --entry initial_value --no-races -> verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Thread_local int own = 5;
static _Thread_local long table[3] = {1, 2, 3};
static _Thread_local int never_shared = 7;
static int *other;
static pthread_barrier_t barrier;

static void *lend(void *unused) {
  own = 7;
  other = &own;
  never_shared++;
  pthread_barrier_wait(&barrier);
  pthread_barrier_wait(&barrier);
  assert(own == 8 && never_shared == 8);
  return unused;
}

static void *write_through(void *p) {
  *(int *)p = 1;
  return NULL;
}

static void *give(void *unused) { return &own; }
static int read_back(int *p) { return *p; }
int after_its_thread(void) {
  pthread_t t;
  void *p;
  pthread_create(&t, NULL, give, NULL);
  pthread_join(t, &p);
  return read_back(p);
}

static void *late(void *p) { return (void *)(long)*(int *)p; }
int after_main_left(void) {
  pthread_t t;
  pthread_create(&t, NULL, late, &own);
  pthread_exit(NULL);
}

int both_write(void) {
  pthread_t t;
  pthread_create(&t, NULL, write_through, &own);
  own = 2;
  pthread_join(t, NULL);
  return 0;
}

static _Atomic(long *) published;
static void *publish(void *unused) {
  atomic_store_explicit(&published, table, memory_order_relaxed);
  while (atomic_load_explicit(&published, memory_order_relaxed) != NULL)
    ;
  return unused;
}

int initial_value(void) {
  pthread_t t;
  pthread_create(&t, NULL, publish, NULL);
  long *p = atomic_load_explicit(&published, memory_order_relaxed);
  if (p != NULL)
    assert(p[2] == 3);
  atomic_store_explicit(&published, NULL, memory_order_relaxed);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_barrier_init(&barrier, NULL, 2);
  pthread_create(&t, NULL, lend, NULL);
  pthread_barrier_wait(&barrier);
  *other = 8;
  pthread_barrier_wait(&barrier);
  pthread_join(t, NULL);
  assert(own == 5 && never_shared == 7 && table[1] == 2);
  return 0;
}
