// check --entry mutex -> violated race
// check --entry mutex --model sc -> violated race
// check --entry timed_mutex -> violated race
// check --entry reader -> violated race
// check --entry writer -> violated race
// check --entry semaphore -> violated race
// check --entry timed_semaphore -> violated race
// check --entry semaphore_value -> violated race
// check --entry condition -> violated race
// check --entry spinlock -> violated race
// check --entry told -> violated race
// check --entry granted -> verified
// check --entry granted --reduction dpor -> verified
// check --entry mutex --reduction dpor -> violated race
/* Calls of the thread library that fail synchronise nothing: what a thread wrote before it took a
   lock races with whoever reads it because the lock was taken. */
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <time.h>

static pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static pthread_spinlock_t spin;
static sem_t sem;
static atomic_int flag;
int data;
static const struct timespec soon = {1, 0};

static void both(void *(*first)(void *), void *(*second)(void *)) {
  pthread_t a, b;
  sem_init(&sem, 0, 1);
  pthread_spin_init(&spin, 0);
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}

static void *hold_mutex(void *unused) {
  data = 1;
  pthread_mutex_lock(&mutex_);
  pthread_mutex_unlock(&mutex_);
  return unused;
}

static void *try_mutex(void *unused) {
  if (pthread_mutex_trylock(&mutex_) == EBUSY)
    return (void *)(long)data;
  pthread_mutex_unlock(&mutex_);
  return unused;
}

static void *try_mutex_for_a_while(void *unused) {
  if (pthread_mutex_timedlock(&mutex_, &soon) == ETIMEDOUT)
    return (void *)(long)data;
  pthread_mutex_unlock(&mutex_);
  return unused;
}

void mutex(void) { both(hold_mutex, try_mutex); }
void timed_mutex(void) { both(hold_mutex, try_mutex_for_a_while); }

static void *hold_lock(void *unused) {
  data = 1;
  pthread_rwlock_wrlock(&lock);
  pthread_rwlock_unlock(&lock);
  return unused;
}

static void *try_to_read(void *unused) {
  if (pthread_rwlock_tryrdlock(&lock) == EBUSY)
    return (void *)(long)data;
  pthread_rwlock_unlock(&lock);
  return unused;
}

static void *try_to_write(void *unused) {
  if (pthread_rwlock_trywrlock(&lock) == EBUSY)
    return (void *)(long)data;
  pthread_rwlock_unlock(&lock);
  return unused;
}

void reader(void) { both(hold_lock, try_to_read); }
void writer(void) { both(hold_lock, try_to_write); }

static void *take_semaphore(void *unused) {
  data = 1;
  sem_wait(&sem);
  return unused;
}

static void *try_semaphore(void *unused) {
  if (sem_trywait(&sem) != 0)
    return (void *)(long)data;
  sem_post(&sem);
  return unused;
}

static void *try_semaphore_for_a_while(void *unused) {
  if (sem_timedwait(&sem, &soon) != 0)
    return (void *)(long)data;
  sem_post(&sem);
  return unused;
}

static void *look_at_semaphore(void *unused) {
  int value;
  sem_getvalue(&sem, &value);
  return value == 0 ? (void *)(long)data : unused;
}

void semaphore(void) { both(take_semaphore, try_semaphore); }
void timed_semaphore(void) { both(take_semaphore, try_semaphore_for_a_while); }
void semaphore_value(void) { both(take_semaphore, look_at_semaphore); }

static void *signal_nobody(void *unused) {
  data = 1;
  pthread_cond_signal(&cond);
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  return unused;
}

static void *wait_for_a_while(void *unused) {
  if (!atomic_load_explicit(&flag, memory_order_relaxed))
    return unused;
  pthread_mutex_lock(&mutex_);
  int result = pthread_cond_timedwait(&cond, &mutex_, &soon);
  pthread_mutex_unlock(&mutex_);
  return result == ETIMEDOUT ? (void *)(long)data : unused;
}

void condition(void) { both(signal_nobody, wait_for_a_while); }

static void *hold_spinlock(void *unused) {
  data = 1;
  pthread_spin_lock(&spin);
  pthread_spin_unlock(&spin);
  return unused;
}

static void *try_spinlock(void *unused) {
  if (pthread_spin_trylock(&spin) == EBUSY)
    return (void *)(long)data;
  pthread_spin_unlock(&spin);
  return unused;
}

void spinlock(void) { both(hold_spinlock, try_spinlock); }

/* Who is refused tells the one who holds the lock nothing, either. */
static void *be_refused(void *unused) {
  data = 1;
  if (pthread_mutex_trylock(&mutex_) == EBUSY)
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
  else
    pthread_mutex_unlock(&mutex_);
  return unused;
}

static void *hold_until_refused(void *unused) {
  pthread_mutex_lock(&mutex_);
  int refused = atomic_load_explicit(&flag, memory_order_relaxed);
  pthread_mutex_unlock(&mutex_);
  return refused ? (void *)(long)data : unused;
}

void told(void) { both(be_refused, hold_until_refused); }

static void *write_with_mutex(void *unused) {
  pthread_mutex_lock(&mutex_);
  data = 1;
  pthread_mutex_unlock(&mutex_);
  return unused;
}

static void *read_if_free(void *unused) {
  if (pthread_mutex_trylock(&mutex_) == 0) {
    unused = (void *)(long)data;
    pthread_mutex_unlock(&mutex_);
  }
  if (sem_trywait(&sem) == 0)
    sem_post(&sem);
  return unused;
}

void granted(void) { both(write_with_mutex, read_if_free); }

int main(void) {
  granted();
  return 0;
}
