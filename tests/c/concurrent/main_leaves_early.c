// check --final 'sum == 6' -> verified
// check --model sc --reduction none --final 'sum == 6' -> verified
// check --entry own_local_is_used -> violated use-after-free 28
// check --entry outer_local_is_used -> violated use-after-free 28
// check --entry outer_local_is_used --model sc --no-races -> violated use-after-free 28
// check --entry leaves_among_races -> violated race
// states --model sc --workers 1 -> 10
// states --workers 1 -> 10
#include <pthread.h>

/* Main leaves while others run on, which hinders no reduction. */

static int sum;
static int cells[3];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *p) {
  int *own = p;
  for (int i = 0; i < 4; i++)
    ++*own;
  pthread_mutex_lock(&lock);
  sum += *own - 2;
  pthread_mutex_unlock(&lock);
  return NULL;
}

static void *write_through(void *p) {
  *(int *)p = 1;
  return NULL;
}

int own_local_is_used(void) {
  int local = 0;
  pthread_t t;
  pthread_create(&t, NULL, write_through, &local);
  pthread_exit(NULL);
}

static void leave(void) { pthread_exit(NULL); }

int outer_local_is_used(void) {
  int local = 0;
  pthread_t t;
  pthread_create(&t, NULL, write_through, &local);
  leave();
  return 0;
}

int leaves_among_races(void) {
  pthread_t t;
  pthread_create(&t, NULL, write_through, &sum);
  pthread_create(&t, NULL, write_through, &sum);
  pthread_exit(NULL);
}

int main(void) {
  for (int i = 0; i < 3; i++) {
    pthread_t t;
    pthread_create(&t, NULL, add, &cells[i]);
  }
  pthread_exit(NULL);
}
