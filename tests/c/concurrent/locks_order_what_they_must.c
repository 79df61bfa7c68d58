// check --entry two_readers -> violated race
// check --entry reader_then_writer -> verified
// check --entry writer_then_reader -> verified
// check --entry reader_writer_reader -> verified
// check --entry waits_of_semaphores -> violated race
// check --entry wait_then_post -> violated race
// check --entry post_then_wait -> verified
// check --entry two_signals -> violated race
// check --entry done_before -> violated race
// check --entry done_by_other -> verified
// check --entry rounds_of_barriers -> verified
// check --entry wait_then_post --reduction dpor -> violated race
// check --entry two_readers --reduction none -> violated race
/* Calls order threads as C does: who unlocks before who locks next, who posts before who waits.
   Two readers, two waits or two signals order nothing. The flag is relaxed, which orders nothing,
   either. */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t barrier;
static sem_t semaphore;
static atomic_int flag;
static int x;

static void read_once(void) {
  pthread_rwlock_rdlock(&lock);
  pthread_rwlock_unlock(&lock);
}

static void write_once(void) {
  pthread_rwlock_wrlock(&lock);
  pthread_rwlock_unlock(&lock);
}

static void read_and_write(void) {
  read_once();
  write_once();
}

static void wait_once(void) { sem_wait(&semaphore); }
static void post_once(void) { sem_post(&semaphore); }
static void signal_once(void) { pthread_cond_signal(&cond); }
static void nothing(void) {}
static void do_once(void) { pthread_once(&once, nothing); }

/* Writes and makes the first call; whoever sees that makes the second one and writes, too. */
static void (*second)(void);

static void *work(void *unused) {
  if (atomic_load_explicit(&flag, memory_order_relaxed)) {
    second();
    x = 2;
  }
  return 0;
}

static void run(void (*one)(void), void (*other)(void)) {
  pthread_t thread;
  second = other;
  pthread_create(&thread, 0, work, 0);
  x = 1;
  one();
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  pthread_join(thread, 0);
}

void two_readers(void) { run(read_once, read_once); }
void reader_then_writer(void) { run(read_once, write_once); }
void writer_then_reader(void) { run(write_once, read_once); }
void reader_writer_reader(void) { run(read_and_write, read_once); }
void two_signals(void) { run(signal_once, signal_once); }

void waits_of_semaphores(void) {
  sem_init(&semaphore, 0, 2);
  run(wait_once, wait_once);
}

void wait_then_post(void) {
  sem_init(&semaphore, 0, 1);
  run(wait_once, post_once);
}

void post_then_wait(void) {
  sem_init(&semaphore, 0, 1);
  run(post_once, wait_once);
}

/* Neither has done what is done once. */
void done_before(void) {
  do_once();
  run(do_once, do_once);
}

static void write_x(void) { x = 1; }
static void write_x_once(void) { pthread_once(&once, write_x); }

static void *look(void *unused) {
  write_x_once();
  return (void *)(long)x;
}

void done_by_other(void) {
  pthread_t a, b;
  pthread_create(&a, 0, look, 0);
  pthread_create(&b, 0, look, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}

static void *in_rounds(void *first) {
  for (long turn = 0; turn < 3; turn++) {
    if (turn % 2 == (long)first)
      x++;
    pthread_barrier_wait(&barrier);
  }
  return 0;
}

void rounds_of_barriers(void) {
  pthread_t a, b;
  pthread_barrier_init(&barrier, 0, 2);
  pthread_create(&a, 0, in_rounds, (void *)0);
  pthread_create(&b, 0, in_rounds, (void *)1);
  pthread_join(a, 0);
  pthread_join(b, 0);
}

int main(void) {
  reader_then_writer();
  return 0;
}
