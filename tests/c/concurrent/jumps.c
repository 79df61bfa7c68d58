// check -> verified
// check --reduction dpor -> verified
// check --model sc -> verified
// check --entry one_buffer -> violated race
// check --entry dead_call -> violated use-after-free
// check --entry other_thread -> violated assertion
// check --entry never_filled -> violated null
// check --entry with_lock_held -> violated deadlock
// check --entry with_lock_held --reduction dpor -> violated deadlock
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stddef.h>

/* Threads that handle their errors by longjmp. */

static _Thread_local jmp_buf own;
static jmp_buf shared;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int failed, done;

static void count(int *which) {
  pthread_mutex_lock(&lock);
  ++*which;
  pthread_mutex_unlock(&lock);
}

static void work(int number) {
  if (number < 0)
    longjmp(own, -number);
  count(&done);
}

static void *worker(void *argument) {
  int *number = argument;
  int error = setjmp(own);
  if (error) {
    assert(error == 2);
    count(&failed);
    return NULL;
  }
  work(*number);
  return argument;
}

int main(void) {
  int numbers[] = {1, -2, 3};
  pthread_t threads[3];
  for (int i = 0; i < 3; i++)
    pthread_create(&threads[i], NULL, worker, &numbers[i]);
  for (int i = 0; i < 3; i++) {
    void *result;
    pthread_join(threads[i], &result);
    assert((result == NULL) == (i == 1));
  }
  assert(failed == 1 && done == 2);
  return 0;
}

static void *fails(void *argument) {
  if (setjmp(shared) == 0)
    longjmp(shared, 1);
  return NULL;
}

/* Both threads use one buffer. */
void one_buffer(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], NULL, fails, NULL);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
}

static int mark(void) { return setjmp(shared); }

/* The call that is jumped to has returned. */
void dead_call(void) {
  if (mark() == 0)
    longjmp(shared, 1);
}

static void *jumps(void *argument) {
  longjmp(shared, 1);
  return NULL;
}

/* The call that is jumped to is one of another thread. */
void other_thread(void) {
  pthread_t thread;
  if (setjmp(shared) == 0) {
    pthread_create(&thread, NULL, jumps, NULL);
    pthread_join(thread, NULL);
  }
}

/* No setjmp has filled the buffer. */
void never_filled(void) { longjmp(shared, 1); }

static void *keeps(void *argument) {
  if (setjmp(own) == 0) {
    pthread_mutex_lock(&lock);
    work(argument ? 1 : -2);
    pthread_mutex_unlock(&lock);
  }
  return NULL;
}

/* A jump gives back no locks. */
void with_lock_held(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], NULL, keeps, NULL);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
}
