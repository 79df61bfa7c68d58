// check --entry numbers -> violated race
// check --entry more_numbers -> violated race
// check --entry keys -> violated race
// check --entry numbers_alone -> verified
/* Calls that share something inside the library are atomic, and order nothing of the program. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
static int x;

static void write_between(void (*call)(void)) {
  if (atomic_load_explicit(&flag, memory_order_relaxed)) {
    call();
    x = 2;
  }
}

static void take_number(void) { rand(); }
static void take_another(void) { lrand48(); }
static void make_key(void) {
  pthread_key_t key;
  pthread_key_create(&key, 0);
}

static void *work(void *call) {
  write_between((void (*)(void))call);
  return 0;
}

static void run(void (*call)(void)) {
  pthread_t thread;
  pthread_create(&thread, 0, work, (void *)call);
  x = 1;
  call();
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  pthread_join(thread, 0);
}

void numbers(void) { run(take_number); }
void more_numbers(void) { run(take_another); }
void keys(void) { run(make_key); }

static void *take_numbers(void *unused) {
  rand();
  lrand48();
  make_key();
  return 0;
}

void numbers_alone(void) {
  pthread_t thread;
  pthread_create(&thread, 0, take_numbers, 0);
  take_numbers(0);
  pthread_join(thread, 0);
}

int main(void) {
  numbers_alone();
  return 0;
}
