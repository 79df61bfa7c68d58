// check --entry condition -> violated bad-sync 24
// check --entry condition_twice -> violated bad-sync 30
// check --entry semaphore -> violated bad-sync 36
// check --entry readers -> violated bad-sync 42
// check --entry spinning -> violated bad-sync 48
// check --entry while_waited_for -> violated bad-sync
// check --entry again -> verified
// check --entry gone_when_woken -> verified
// check --entry of_another_reader -> violated bad-unlock 84
// check --entry shared_by_many -> verified
/* What threads wait for is used only between its initialisation and its end. */
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_spinlock_t p;
static sem_t s;

void condition(void) {
  pthread_cond_destroy(&c);
  pthread_cond_signal(&c);
}

void condition_twice(void) {
  pthread_cond_init(&c, 0);
  pthread_cond_destroy(&c);
  pthread_cond_destroy(&c);
}

void semaphore(void) {
  sem_init(&s, 0, 1);
  sem_destroy(&s);
  sem_wait(&s);
}

void readers(void) {
  pthread_rwlock_rdlock(&l), pthread_rwlock_unlock(&l);
  pthread_rwlock_destroy(&l);
  pthread_rwlock_rdlock(&l);
}

void spinning(void) {
  pthread_spin_init(&p, 0);
  pthread_spin_destroy(&p);
  pthread_spin_lock(&p);
}

static void *wait_for_it(void *unused) {
  sem_wait(&s);
  return 0;
}

void while_waited_for(void) {
  pthread_t thread;
  sem_init(&s, 0, 0);
  pthread_create(&thread, 0, wait_for_it, 0);
  sem_destroy(&s);
  pthread_join(thread, 0);
}

void again(void) {
  for (int i = 0; i < 2; i++) {
    pthread_cond_init(&c, 0), sem_init(&s, 0, 1), pthread_rwlock_init(&l, 0);
    pthread_spin_init(&p, 0);
    pthread_cond_signal(&c), sem_wait(&s), pthread_rwlock_wrlock(&l), pthread_spin_lock(&p);
    pthread_rwlock_unlock(&l), pthread_spin_unlock(&p);
    pthread_cond_destroy(&c), sem_destroy(&s), pthread_rwlock_destroy(&l);
    pthread_spin_destroy(&p);
  }
}

static void *read_it(void *unused) {
  pthread_rwlock_rdlock(&l);
  return 0;
}

void of_another_reader(void) {
  pthread_t thread;
  pthread_create(&thread, 0, read_it, 0);
  pthread_join(thread, 0);
  pthread_rwlock_unlock(&l);
}

/* More readers than the lock remembers. */
void shared_by_many(void) {
  for (int i = 0; i < 12; i++)
    pthread_rwlock_rdlock(&l);
  for (int i = 0; i < 12; i++)
    pthread_rwlock_unlock(&l);
  pthread_rwlock_wrlock(&l);
  pthread_rwlock_unlock(&l);
}

/* As an example of POSIX has it: nobody waits any more once all are woken. */
struct element {
  int busy;
  pthread_cond_t not_busy;
};
static struct element *list;

static void *await(void *unused) {
  pthread_mutex_lock(&m);
  while (list && list->busy)
    pthread_cond_wait(&list->not_busy, &m);
  pthread_mutex_unlock(&m);
  return 0;
}

void gone_when_woken(void) {
  pthread_t thread;
  list = calloc(1, sizeof *list);
  list->busy = 1;
  pthread_create(&thread, 0, await, 0);
  pthread_mutex_lock(&m);
  struct element *taken = list;
  list = 0;
  pthread_cond_broadcast(&taken->not_busy);
  pthread_mutex_unlock(&m);
  pthread_cond_destroy(&taken->not_busy);
  free(taken);
  pthread_join(thread, 0);
}

int main(void) {
  again();
  return 0;
}
