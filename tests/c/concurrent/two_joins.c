// check --model sc -> verified
// outcomes first second --model sc -> 0,3 3,0
// outcomes first second --model sc --reduction none -> 0,3 3,0
// outcomes first second --model sc --reduction dpor -> 0,3 3,0
// executions --model sc --reduction dpor -> 6
#include <pthread.h>
#include <stddef.h>

/* Two threads join a third one: whoever comes first does, the other one finds no thread. */

static pthread_t joined;
static int first, second;
static pthread_mutex_t begun = PTHREAD_MUTEX_INITIALIZER;

static int join_it(void) {
  pthread_mutex_lock(&begun);
  pthread_mutex_unlock(&begun);
  return pthread_join(joined, NULL);
}

static void *work(void *argument) { return argument; }

static void *join_first(void *argument) {
  first = join_it();
  return argument;
}

static void *join_second(void *argument) {
  second = join_it();
  return argument;
}

int main(void) {
  pthread_t a, b;
  pthread_mutex_lock(&begun);
  pthread_create(&a, NULL, join_first, NULL);
  pthread_create(&b, NULL, join_second, NULL);
  pthread_create(&joined, NULL, work, NULL);
  pthread_mutex_unlock(&begun);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
