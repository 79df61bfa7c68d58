// check --entry waits -> verified
// check --entry waits --model sc --reduction none -> verified
// check --entry waits --model sc --reduction dpor -> verified
// check --entry waits --spurious -> verified
// check --entry keeps_mutex -> violated deadlock
// check --entry keeps_mutex --model sc --reduction dpor -> violated deadlock
// check --entry handlers -> verified
// check --entry handlers --model sc --reduction none -> verified
// check --entry destructors -> verified
// check --entry disabled -> verified
// check --entry disabled --model sc --reduction dpor -> verified
// check --entry tested -> verified
// check --entry waits_for_semaphore -> verified
// check --entry waits_for_thread -> verified
// check --entry locks -> violated deadlock
// check --entry anew -> verified
// check --entry anew --model sc --reduction none -> verified
// check --entry asynchronous -> unsupported
// outcomes ended --entry signalled -> 0 1
// outcomes ended --entry signalled --reduction none -> 0 1
// outcomes ended --entry signalled --model sc --reduction dpor -> 0 1
// outcomes woken --entry passed_on -> 1
// outcomes woken --entry passed_on --model sc --reduction none -> 1
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static sem_t semaphore;
static int ended, woken;

static void unlock(void *held) { pthread_mutex_unlock(held); }

static void *wait_for_ever(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_cleanup_push(unlock, &mutex);
  for (;;)
    pthread_cond_wait(&cond, &mutex);
  pthread_cleanup_pop(1);
  return NULL;
}

/* Whoever is cancelled holds the mutex when its handlers run. */
void waits(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, wait_for_ever, NULL);
  assert(pthread_cancel(t) == 0);
  assert(pthread_join(t, &result) == 0);
  assert(result == PTHREAD_CANCELED);
  assert(pthread_mutex_lock(&mutex) == 0);
}

static void *wait_without_handler(void *unused) {
  pthread_mutex_lock(&mutex);
  for (;;)
    pthread_cond_wait(&cond, &mutex);
}

void keeps_mutex(void) {
  pthread_t t;
  pthread_create(&t, NULL, wait_without_handler, NULL);
  pthread_cancel(t);
  pthread_join(t, NULL);
  pthread_mutex_lock(&mutex);
}

static int order[3], count;
static void note(void *number) { order[count++] = *(int *)number; }

static void *leave(void *unused) {
  int first = 1, second = 2, third = 3;
  pthread_cleanup_push(note, &first);
  pthread_cleanup_push(note, &second);
  pthread_cleanup_push(note, &third);
  pthread_cleanup_pop(0);
  pthread_exit(&order);
  pthread_cleanup_pop(0);
  pthread_cleanup_pop(0);
  return NULL;
}

/* The last handler runs first, and one that was popped not at all. */
void handlers(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, leave, NULL);
  pthread_join(t, &result);
  assert(result == &order && count == 2 && order[0] == 2 && order[1] == 1);
}

static pthread_key_t key;
static void destroy(void *value) {
  ended = *(int *)value;
  free(value);
}

static void *keep(void *unused) {
  int *value = malloc(sizeof *value);
  *value = 7;
  pthread_setspecific(key, value);
  sem_wait(&semaphore);
  return NULL;
}

void destructors(void) {
  pthread_t t;
  pthread_key_create(&key, destroy);
  pthread_create(&t, NULL, keep, NULL);
  pthread_cancel(t);
  pthread_join(t, NULL);
  assert(ended == 7 || ended == 0);
}

static sem_t begun;

static void *refuse(void *unused) {
  int old;
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
  assert(old == PTHREAD_CANCEL_ENABLE);
  sem_post(&begun);
  sem_wait(&semaphore);
  pthread_testcancel();
  ended = 1;
  pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old);
  assert(old == PTHREAD_CANCEL_DISABLE);
  pthread_testcancel();
  abort();
}

/* A request waits until the thread takes it. */
void disabled(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, refuse, NULL);
  sem_wait(&begun);
  pthread_cancel(t);
  sem_post(&semaphore);
  pthread_join(t, &result);
  assert(result == PTHREAD_CANCELED && ended == 1);
}

static void *test(void *unused) {
  for (;;)
    pthread_testcancel();
}

void tested(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, test, NULL);
  pthread_cancel(t);
  pthread_join(t, &result);
  assert(result == PTHREAD_CANCELED);
}

static void *wait_for_semaphore(void *unused) {
  sem_wait(&semaphore);
  abort();
}

void waits_for_semaphore(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, wait_for_semaphore, NULL);
  pthread_cancel(t);
  pthread_join(t, &result);
  assert(result == PTHREAD_CANCELED);
}

static void *wait_for_thread(void *other) {
  pthread_join(*(pthread_t *)other, NULL);
  abort();
}

/* A thread that waits for another one may be cancelled; the other can still be joined. */
void waits_for_thread(void) {
  pthread_t t, other;
  void *result;
  pthread_create(&other, NULL, wait_for_semaphore, NULL);
  pthread_create(&t, NULL, wait_for_thread, &other);
  pthread_cancel(t);
  assert(pthread_join(t, &result) == 0 && result == PTHREAD_CANCELED);
  pthread_cancel(other);
  assert(pthread_join(other, &result) == 0 && result == PTHREAD_CANCELED);
}

static void *lock(void *unused) {
  pthread_mutex_lock(&mutex);
  return NULL;
}

/* Locking a mutex is no cancellation point. */
void locks(void) {
  pthread_t t;
  pthread_mutex_lock(&mutex);
  pthread_create(&t, NULL, lock, NULL);
  pthread_cancel(t);
  pthread_join(t, NULL);
}

static void *nothing(void *unused) { return NULL; }

static void *look(void *unused) {
  pthread_testcancel();
  return &ended;
}

/* A thread that ends without noticing leaves nothing to the next of its number. */
void anew(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, nothing, NULL);
  pthread_cancel(t);
  pthread_join(t, NULL);
  pthread_create(&t, NULL, look, NULL);
  pthread_join(t, &result);
  assert(result == &ended);
}

static void *any_moment(void *unused) {
  pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, NULL);
  return NULL;
}

void asynchronous(void) {
  pthread_t t;
  pthread_create(&t, NULL, any_moment, NULL);
  pthread_cancel(t);
  pthread_join(t, NULL);
}

static void *wait_until_woken(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_cleanup_push(unlock, &mutex);
  sem_post(&semaphore);
  pthread_cond_wait(&cond, &mutex);
  ended = 1;
  pthread_cleanup_pop(1);
  return NULL;
}

/* Of a request and a signal either may count. */
void signalled(void) {
  pthread_t t;
  pthread_create(&t, NULL, wait_until_woken, NULL);
  sem_wait(&semaphore);
  pthread_mutex_lock(&mutex);
  pthread_cancel(t);
  pthread_cond_signal(&cond);
  pthread_mutex_unlock(&mutex);
  pthread_join(t, NULL);
}

static void *wait_too(void *unused) {
  pthread_mutex_lock(&mutex);
  sem_post(&semaphore);
  pthread_cond_wait(&cond, &mutex);
  woken = 1;
  pthread_mutex_unlock(&mutex);
  return NULL;
}

/* A signal is not lost with the thread that it had woken. */
void passed_on(void) {
  pthread_t t, other;
  pthread_create(&t, NULL, wait_until_woken, NULL);
  pthread_create(&other, NULL, wait_too, NULL);
  sem_wait(&semaphore);
  sem_wait(&semaphore);
  pthread_mutex_lock(&mutex);
  pthread_cancel(t);
  pthread_cond_signal(&cond);
  pthread_mutex_unlock(&mutex);
  pthread_join(t, NULL);
  if (ended)
    pthread_cond_signal(&cond);
  pthread_join(other, NULL);
}

int main(void) { return 0; }
