// check -> violated bad-unlock 24
// check --reduction none -> violated bad-unlock 24
// check --reduction dpor -> violated bad-unlock 24
// check --entry recursive -> violated deadlock
// check --entry recursive --reduction none -> violated deadlock
// check --entry checking --reduction none -> verified
// check --entry writer --reduction none -> violated deadlock
// check --entry others --reduction none -> verified
/* A thread that ended while it held a lock still holds it: the lock of a thread that comes later is
   another one, even if the number of the first is free. */
#include <errno.h>
#include <fencepost.h>
#include <pthread.h>

static pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t mutex;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;

static void *lock_or_unlock(void *unlocks) {
  if (!unlocks)
    pthread_mutex_lock(&plain);
  else
    pthread_mutex_unlock(&plain);
  return NULL;
}

static void one_after_the_other(void *(*first)(void *), void *(*second)(void *)) {
  pthread_t thread;
  pthread_create(&thread, NULL, first, NULL);
  pthread_join(thread, NULL);
  pthread_create(&thread, NULL, second, &thread);
  pthread_join(thread, NULL);
}

static void of_kind(int kind) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, kind);
  pthread_mutex_init(&mutex, &attributes);
}

int main(void) {
  one_after_the_other(lock_or_unlock, lock_or_unlock);
  return 0;
}

static void *take(void *unused) {
  pthread_mutex_lock(&mutex);
  return NULL;
}

void recursive(void) {
  of_kind(PTHREAD_MUTEX_RECURSIVE);
  one_after_the_other(take, take);
}

static void *find_taken(void *unused) {
  fencepost_assert(pthread_mutex_trylock(&mutex) == EBUSY, "it is taken");
  fencepost_assert(pthread_mutex_unlock(&mutex) == EPERM, "by somebody else");
  return NULL;
}

void checking(void) {
  of_kind(PTHREAD_MUTEX_ERRORCHECK);
  one_after_the_other(take, find_taken);
}

static void *write_once(void *second) {
  pthread_rwlock_wrlock(&lock);
  return NULL;
}

void writer(void) { one_after_the_other(write_once, write_once); }

/* Whoever has given everything back holds nothing. */
static void *hold_and_give_back(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  pthread_rwlock_wrlock(&lock);
  pthread_rwlock_unlock(&lock);
  pthread_mutex_unlock(&mutex);
  pthread_mutex_lock(&plain);
  pthread_cond_timedwait(&cond, &plain, &(struct timespec){1, 0});
  pthread_mutex_unlock(&plain);
  return NULL;
}

void others(void) {
  of_kind(PTHREAD_MUTEX_RECURSIVE);
  one_after_the_other(hold_and_give_back, hold_and_give_back);
}
