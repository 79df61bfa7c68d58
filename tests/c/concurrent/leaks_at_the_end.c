// check --leaks -> violated leak
// check --leaks --reduction none -> violated leak
// check --leaks --model sc --reduction dpor -> violated leak
// check --leaks --model sc -> violated leak
// check --leaks --entry joined -> verified
// check --leaks --entry joined --model sc --reduction dpor -> verified
// check --leaks --entry after_a_yield -> violated leak
// check --leaks --entry after_a_yield --model sc --reduction dpor -> violated leak
/* Main may return while another thread has memory that only that one knows of. */
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

static void *work(void *unused) {
  int *own = malloc(sizeof *own);
  *own = 1;
  free(own);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  return 0;
}

void joined(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  pthread_join(thread, NULL);
}

static void *work_later(void *unused) {
  sched_yield();
  return work(unused);
}

void after_a_yield(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, work_later, NULL);
}
