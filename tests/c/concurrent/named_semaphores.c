// check -> verified
// check --entry nobody_posts -> violated deadlock
// check --entry one_by_name -> verified
/* Semaphores with names: there are none at the start, and one name means one semaphore. */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t *ready;
static int x;

static void *work(void *unused) {
  x = 7;
  sem_post(ready);
  return 0;
}

int main(void) {
  pthread_t thread;
  assert(sem_unlink("/ready") == -1 && errno == ENOENT);
  assert(sem_open("/ready", 0) == SEM_FAILED && errno == ENOENT);
  ready = sem_open("/ready", O_CREAT | O_EXCL, 0600, 0);
  assert(ready != SEM_FAILED);
  assert(sem_open("/ready", O_CREAT | O_EXCL, 0600, 0) == SEM_FAILED && errno == EEXIST);
  pthread_create(&thread, 0, work, 0);
  sem_wait(ready);
  assert(x == 7);
  pthread_join(thread, 0);
  assert(sem_close(ready) == 0 && sem_unlink("/ready") == 0);
  return 0;
}

void nobody_posts(void) {
  ready = sem_open("/ready", O_CREAT, 0600, 0);
  sem_wait(ready);
}

static void *open_and_post(void *unused) {
  x = 3;
  sem_post(sem_open("/both", O_CREAT, 0600, 0));
  return 0;
}

void one_by_name(void) {
  pthread_t thread;
  pthread_create(&thread, 0, open_and_post, 0);
  sem_wait(sem_open("/both", O_CREAT, 0600, 0));
  assert(x == 3);
  pthread_join(thread, 0);
}
