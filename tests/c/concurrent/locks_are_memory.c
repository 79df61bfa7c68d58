// check --entry mutex -> violated race 23
// check --entry mutex --model sc -> violated race 23
// check --entry condition -> violated race 35
// check --entry semaphore -> violated race 46
// check --entry overwritten -> violated race 23
// check --entry nothing_is_ordered -> violated race 66
// check --entry published -> verified
// check --no-races --entry published -> verified
/* Whoever initialises a lock writes all of it: that races with others who use the lock meanwhile, and
   orders nothing. */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <string.h>

static pthread_mutex_t lock;
static pthread_cond_t changed;
static sem_t count;
static atomic_int flag;
static int x;

static void *take(void *unused) {
  pthread_mutex_lock(&lock);
  pthread_mutex_unlock(&lock);
  return 0;
}

void mutex(void) {
  pthread_t thread;
  pthread_create(&thread, 0, take, 0);
  pthread_mutex_init(&lock, 0);
}

static void *signal(void *unused) {
  pthread_cond_signal(&changed);
  return 0;
}

void condition(void) {
  pthread_t thread;
  pthread_create(&thread, 0, signal, 0);
  pthread_cond_init(&changed, 0);
}

static void *post(void *unused) {
  sem_post(&count);
  return 0;
}

void semaphore(void) {
  pthread_t thread;
  pthread_create(&thread, 0, post, 0);
  sem_init(&count, 0, 1);
}

void overwritten(void) {
  pthread_t thread;
  pthread_create(&thread, 0, take, 0);
  memset(&lock, 0, sizeof lock);
}

static void *initialise_and_write(void *unused) {
  pthread_mutex_t own;
  if (atomic_load_explicit(&flag, memory_order_relaxed)) {
    pthread_mutex_init(&own, 0);
    x = 2;
  }
  return 0;
}

void nothing_is_ordered(void) {
  pthread_t thread;
  pthread_create(&thread, 0, initialise_and_write, 0);
  x = 1;
  pthread_mutex_init(&lock, 0);
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
}

static void *take_published(void *unused) {
  if (atomic_load_explicit(&flag, memory_order_acquire)) {
    pthread_mutex_lock(&lock);
    x++;
    pthread_mutex_unlock(&lock);
  }
  return 0;
}

void published(void) {
  pthread_t thread;
  pthread_create(&thread, 0, take_published, 0);
  pthread_mutex_init(&lock, 0);
  atomic_store_explicit(&flag, 1, memory_order_release);
  pthread_mutex_lock(&lock);
  x++;
  pthread_mutex_unlock(&lock);
  pthread_join(thread, 0);
}

int main(void) {
  published();
  return 0;
}
