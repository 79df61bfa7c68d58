// check -> verified
// check --model sc --reduction none -> verified
// check --model sc --reduction dpor -> verified
// check --entry reads_in_time -> violated assertion
// check --entry reads_in_time --model sc --reduction none -> violated assertion
// check --entry reads_in_time --model sc --reduction dpor -> violated assertion
// check --entry never_free -> verified
// check --entry never_free --model sc --reduction dpor -> verified
// outcomes r --entry joins_in_time -> 0 110
// outcomes r --entry joins_in_time --model sc --reduction none -> 0 110
// outcomes r --entry tries_to_join -> 0 16
// outcomes r --entry tries_to_join --model sc --reduction none -> 0 16
// check --entry joined_is_ordered -> verified
// check --entry joined_is_ordered --model sc --reduction none -> verified
// check --entry joined_is_ordered --model sc --reduction dpor -> verified
// check --entry not_joined_is_not -> violated race
// check --entry not_joined_is_not --model sc --reduction none -> violated race
// check --entry not_joined_is_not --model sc --reduction dpor -> violated race
// check --entry waits_for_nobody -> verified
/* Waits that may give up: for locks of readers and writers, and for the ends of threads. */
#define _GNU_SOURCE
#include <errno.h>
#include <fencepost.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static const struct timespec soon = {1, 0};
static int value, r;

static void *writes(void *unused) {
  if (pthread_rwlock_timedwrlock(&lock, &soon) == 0) {
    value++;
    value++;
    pthread_rwlock_unlock(&lock);
  }
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writes, NULL);
  int result = pthread_rwlock_timedrdlock(&lock, &soon);
  fencepost_assert(result == 0 || result == ETIMEDOUT, "there is nothing else");
  if (result == 0) {
    fencepost_assert(value != 1, "nobody writes now");
    pthread_rwlock_unlock(&lock);
  }
  pthread_join(thread, NULL);
  return 0;
}

void reads_in_time(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writes, NULL);
  fencepost_assert(pthread_rwlock_timedrdlock(&lock, &soon) == 0, "it may take too long");
  pthread_rwlock_unlock(&lock);
  pthread_join(thread, NULL);
}

/* Whoever gives up is not in a deadlock. */
void never_free(void) {
  pthread_rwlock_wrlock(&lock);
  fencepost_assert(pthread_rwlock_timedwrlock(&lock, &soon) == ETIMEDOUT, "it is held");
  fencepost_assert(pthread_rwlock_clockrdlock(&lock, CLOCK_MONOTONIC, &soon) == ETIMEDOUT, "still");
}

static void *sets(void *unused) {
  value = gettid();
  return NULL;
}

void joins_in_time(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, sets, NULL);
  r = pthread_timedjoin_np(thread, NULL, &soon);
  if (r)
    pthread_join(thread, NULL);
}

void tries_to_join(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, sets, NULL);
  r = pthread_tryjoin_np(thread, NULL);
  if (r)
    pthread_join(thread, NULL);
}

void joined_is_ordered(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, sets, NULL);
  if (pthread_tryjoin_np(thread, NULL) == 0 || pthread_timedjoin_np(thread, NULL, &soon) == 0)
    fencepost_assert(value != gettid(), "it has a number of its own");
}

void not_joined_is_not(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, sets, NULL);
  if (pthread_tryjoin_np(thread, NULL) == EBUSY)
    value = 1;
}

/* The thread ends only when main has gone on. */
static void *waits(void *unused) {
  pthread_rwlock_rdlock(&lock);
  return NULL;
}

void waits_for_nobody(void) {
  pthread_t thread;
  pthread_rwlock_wrlock(&lock);
  pthread_create(&thread, NULL, waits, NULL);
  fencepost_assert(pthread_timedjoin_np(thread, NULL, &soon) == ETIMEDOUT, "it cannot end");
  fencepost_assert(pthread_tryjoin_np(thread, NULL) == EBUSY, "nor now");
  pthread_rwlock_unlock(&lock);
  pthread_join(thread, NULL);
}
