// check -> verified
// check --model sc --reduction none -> verified
// check --model sc --reduction dpor -> verified
// check --entry lost -> verified
// check --entry lost --model sc --reduction none -> verified
// check --entry lost --model sc --reduction dpor -> verified
// check --entry dies_again -> verified
// check --entry by_exit -> verified
// check --entry by_exit --model sc --reduction dpor -> verified
// check --entry twice -> verified
// check --entry in_a_wait -> verified
// check --entry in_a_wait --model sc --reduction none -> verified
// check --entry in_a_wait --model sc --reduction dpor -> verified
// check --entry unlocked -> verified
// check --entry not_robust -> violated deadlock
// check --entry forgets_to_repair -> violated assertion
// check --entry forgets_to_repair --model sc --reduction dpor -> violated assertion
// check --entry in_any_order -> verified
// outcomes first second --entry in_any_order --model sc --reduction none -> 0,130 130,0
// outcomes first second --entry in_any_order -> 0,130 130,0
/* Robust mutexes: whoever locks one after its owner has ended is told, and may repair what it
   protects; nobody can lock it any more if that is not done. */
#include <errno.h>
#include <fencepost.h>
#include <pthread.h>

static pthread_mutex_t mutex;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int half_done, waiting, first, second;

static void of_kind(int kind, int robust) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_setrobust(&attributes, robust);
  pthread_mutexattr_settype(&attributes, kind);
  int found = -1;
  pthread_mutexattr_getrobust(&attributes, &found);
  fencepost_assert(found == robust, "it is kept");
  pthread_mutexattr_gettype(&attributes, &found);
  fencepost_assert(found == kind, "so is this");
  pthread_mutex_init(&mutex, &attributes);
}

static void *dies(void *unused) {
  pthread_mutex_lock(&mutex);
  half_done = 1;
  return NULL;
}

static void run(void *(*function)(void *)) {
  pthread_t thread;
  pthread_create(&thread, NULL, function, NULL);
  pthread_join(thread, NULL);
}

int main(void) {
  pthread_t thread;
  of_kind(PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ROBUST);
  pthread_create(&thread, NULL, dies, NULL);
  int result = pthread_mutex_lock(&mutex);
  if (result == EOWNERDEAD) {
    fencepost_assert(half_done, "it was about to");
    half_done = 0;
    fencepost_assert(pthread_mutex_consistent(&mutex) == 0, "it is repaired");
  } else {
    fencepost_assert(result == 0, "there is no other way");
    fencepost_assert(pthread_mutex_consistent(&mutex) == EINVAL, "nothing to repair");
  }
  fencepost_assert(!half_done, "all is well");
  fencepost_assert(pthread_mutex_unlock(&mutex) == 0, "it is held");
  pthread_join(thread, NULL);
  result = pthread_mutex_trylock(&mutex);
  fencepost_assert(result == 0 || result == EOWNERDEAD, "either came first");
  return 0;
}

void lost(void) {
  of_kind(PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ROBUST);
  run(dies);
  fencepost_assert(pthread_mutex_lock(&mutex) == EOWNERDEAD, "the owner has ended");
  fencepost_assert(pthread_mutex_unlock(&mutex) == 0, "it is held");
  fencepost_assert(pthread_mutex_lock(&mutex) == ENOTRECOVERABLE, "it was not repaired");
  fencepost_assert(pthread_mutex_trylock(&mutex) == ENOTRECOVERABLE, "for ever");
  fencepost_assert(pthread_mutex_unlock(&mutex) == EPERM, "nobody holds it");
  fencepost_assert(pthread_mutex_destroy(&mutex) == 0, "nobody needs it");
}

static void *finds_it_dead(void *unused) {
  fencepost_assert(pthread_mutex_lock(&mutex) == EOWNERDEAD, "the owner has ended");
  return NULL;
}

void dies_again(void) {
  of_kind(PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ROBUST);
  run(dies);
  run(finds_it_dead);
  fencepost_assert(pthread_mutex_lock(&mutex) == EOWNERDEAD, "so has this one");
}

static void *leaves(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_exit(NULL);
}

void by_exit(void) {
  pthread_t thread;
  of_kind(PTHREAD_MUTEX_ERRORCHECK, PTHREAD_MUTEX_ROBUST);
  pthread_create(&thread, NULL, leaves, NULL);
  int result = pthread_mutex_lock(&mutex);
  fencepost_assert(result == 0 || result == EOWNERDEAD, "it never waits for ever");
  fencepost_assert(pthread_mutex_lock(&mutex) == EDEADLK, "it checks");
  if (result)
    pthread_mutex_consistent(&mutex);
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
}

static void *dies_with_two(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

static void *gives_both_back(void *unused) {
  dies_with_two(NULL);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

void twice(void) {
  of_kind(PTHREAD_MUTEX_RECURSIVE, PTHREAD_MUTEX_ROBUST);
  run(gives_both_back);
  fencepost_assert(pthread_mutex_lock(&mutex) == 0, "nobody held it");
  pthread_mutex_unlock(&mutex);
  run(dies_with_two);
  fencepost_assert(pthread_mutex_lock(&mutex) == EOWNERDEAD, "it was held once more");
}

static void *signals_and_dies(void *unused) {
  pthread_mutex_lock(&mutex);
  if (waiting)
    pthread_cond_signal(&cond);
  waiting = 2;
  return NULL;
}

void in_a_wait(void) {
  pthread_t thread;
  of_kind(PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ROBUST);
  pthread_create(&thread, NULL, signals_and_dies, NULL);
  int result = pthread_mutex_lock(&mutex);
  if (result == 0) {
    waiting = 1;
    result = pthread_cond_wait(&cond, &mutex);
  }
  fencepost_assert(result == EOWNERDEAD, "it ended with the mutex");
  fencepost_assert(waiting == 2, "and not before");
  pthread_mutex_consistent(&mutex);
  fencepost_assert(pthread_mutex_unlock(&mutex) == 0, "it is held");
  pthread_join(thread, NULL);
}

static void *unlocks(void *unused) {
  fencepost_assert(pthread_mutex_unlock(&mutex) == EPERM, "it is another's");
  return NULL;
}

void unlocked(void) {
  of_kind(PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_lock(&mutex);
  run(unlocks);
  pthread_mutex_unlock(&mutex);
}

void not_robust(void) {
  of_kind(PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_STALLED);
  run(dies);
  pthread_mutex_lock(&mutex);
}

static void *adds(void *result) {
  *(int *)result = pthread_mutex_lock(&mutex);
  return NULL;
}

/* Each of them ends with the mutex; the second one finds that out. */
void in_any_order(void) {
  pthread_t one, other;
  of_kind(PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ROBUST);
  pthread_create(&one, NULL, adds, &first);
  pthread_create(&other, NULL, adds, &second);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
}

void forgets_to_repair(void) {
  pthread_t thread;
  of_kind(PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ROBUST);
  pthread_create(&thread, NULL, dies, NULL);
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
  fencepost_assert(pthread_mutex_lock(&mutex) != ENOTRECOVERABLE, "it can be locked again");
}
