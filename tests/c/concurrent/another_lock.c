// check -> violated race
// check --model sc -> violated race
// check --reduction none -> violated race
// check --reduction dpor -> violated race
// check --entry same_lock -> verified
// check --entry joined -> verified
// check --entry joined_by_another -> violated race
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

/* A number is written under one lock and read under another, after an atomic variable has said that
   it is there: that orders nothing, and no moment has both accesses next. */

static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;
static int number, seen;
static atomic_int is_there;

static void *writer(void *argument) {
  pthread_mutex_lock(&first);
  number = 1;
  pthread_mutex_unlock(&first);
  atomic_store_explicit(&is_there, 1, memory_order_relaxed);
  return NULL;
}

static void *reader(void *lock) {
  if (atomic_load_explicit(&is_there, memory_order_relaxed)) {
    pthread_mutex_lock(lock);
    seen = number;
    pthread_mutex_unlock(lock);
  }
  return NULL;
}

static void read_under(pthread_mutex_t *lock) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, writer, NULL);
  pthread_create(&threads[1], NULL, reader, lock);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
}

int main(void) {
  read_under(&second);
  return 0;
}

int same_lock(void) {
  read_under(&first);
  return 0;
}

/* Whoever joins the writer knows what it has written. */

int joined(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  pthread_join(thread, NULL);
  return number;
}

/* Of two who join a thread one learns nothing: it goes by what the other one says. */

static pthread_t joinee;
static atomic_int is_joined;

static void *joiner(void *argument) {
  if (pthread_join(joinee, NULL) == 0)
    atomic_store_explicit(&is_joined, 1, memory_order_relaxed);
  return NULL;
}

int joined_by_another(void) {
  pthread_t thread;
  pthread_create(&joinee, NULL, writer, NULL);
  pthread_create(&thread, NULL, joiner, NULL);
  if (atomic_load_explicit(&is_joined, memory_order_relaxed)) {
    pthread_join(joinee, NULL);
    seen = number;
  }
  pthread_join(thread, NULL);
  return 0;
}
