// check --entry locks -> verified
// check --entry two_lock --model sc --reduction dpor -> verified
// check --entry locks --model sc -> verified
// check --entry forgets_to_wake -> violated deadlock
// check --entry wakes_one_of_two -> violated deadlock
// check --entry wakes_all -> verified
// check --entry orders_nothing -> violated race
// check --entry plain_word -> violated race
// check --entry times_out -> verified
// check --entry without_a_cause -> verified
// check --entry without_a_cause --spurious -> violated assertion
// check --entry numbers -> verified
/* The system call futex: locks over it, wake-ups that are lost, words that nothing orders. */
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static atomic_int word;
static int plain, x;

static long wait_for(void *at, int value) {
  return syscall(SYS_futex, at, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

static long wake(void *at, int most) { return syscall(SYS_futex, at, FUTEX_WAKE_PRIVATE, most); }

static void run(int count, void *(*work)(void *)) {
  pthread_t threads[3];
  for (long i = 0; i < count; i++)
    pthread_create(&threads[i], 0, work, (void *)i);
  for (int i = 0; i < count; i++)
    pthread_join(threads[i], 0);
}

/* Free, held, held while others may wait. */
static void lock(void) {
  int found = 0;
  if (atomic_compare_exchange_strong(&word, &found, 1))
    return;
  if (found != 2)
    found = atomic_exchange(&word, 2);
  while (found) {
    wait_for(&word, 2);
    found = atomic_exchange(&word, 2);
  }
}

static int forgetful;

static void unlock(void) {
  if (atomic_exchange(&word, 0) == 2 && !forgetful)
    wake(&word, 1);
}

static void *add_one(void *unused) {
  lock();
  x++;
  unlock();
  return 0;
}

void locks(void) {
  run(3, add_one);
  assert(x == 3);
}

void two_lock(void) {
  run(2, add_one);
  assert(x == 2);
}

void forgets_to_wake(void) {
  forgetful = 1;
  run(2, add_one);
}

static void *await(void *unused) {
  while (!atomic_load(&word))
    wait_for(&word, 0);
  return 0;
}

static void await_two(int woken) {
  pthread_t a, b;
  pthread_create(&a, 0, await, 0);
  pthread_create(&b, 0, await, 0);
  atomic_store(&word, 1);
  wake(&word, woken);
  pthread_join(a, 0);
  pthread_join(b, 0);
}

void wakes_one_of_two(void) { await_two(1); }
void wakes_all(void) { await_two(INT_MAX); }

static void *wait_once(void *unused) {
  if (wait_for(&word, 0) == 0)
    x = 2;
  return 0;
}

/* The wake-up says nothing about what was written before. */
void orders_nothing(void) {
  pthread_t thread;
  pthread_create(&thread, 0, wait_once, 0);
  x = 1;
  while (wake(&word, 1) == 0)
    ;
  pthread_join(thread, 0);
}

static void *wait_plainly(void *unused) {
  wait_for(&plain, 1);
  return 0;
}

void plain_word(void) {
  pthread_t thread;
  pthread_create(&thread, 0, wait_plainly, 0);
  plain = 2;
  pthread_join(thread, 0);
}

void times_out(void) {
  struct timespec soon = {0, 1000};
  assert(syscall(SYS_futex, &word, FUTEX_WAIT, 0, &soon, NULL, 0) == -1 && errno == ETIMEDOUT);
  assert(wait_for(&word, 1) == -1 && errno == EAGAIN);
  assert(wake(&word, 1) == 0);
}

static void *wait_without_a_look(void *unused) {
  if (wait_for(&word, 0) == 0)
    assert(atomic_load(&word) == 1);
  return 0;
}

void without_a_cause(void) {
  pthread_t thread;
  pthread_create(&thread, 0, wait_without_a_look, 0);
  atomic_store(&word, 1);
  wake(&word, 1);
  pthread_join(thread, 0);
}

void numbers(void) { assert(syscall(SYS_gettid) == gettid() && syscall(SYS_getpid) == getpid()); }

int main(void) {
  locks();
  return 0;
}
