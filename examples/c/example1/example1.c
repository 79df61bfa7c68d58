/* The first example of Yang, Chen, Gopalakrishnan and Kirby, "Efficient Stateful Dynamic Partial
   Order Reduction" (figure 1), with fewer rounds: one thread adds, the other subtracts, and what
   they share never leaves a remainder of 4. */
#include <assert.h>
#include <pthread.h>

#ifndef BOUND
#define BOUND 20
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
int shared;

static void *up(void *unused) {
  for (int i = 0; i < BOUND; i += 5) {
    pthread_mutex_lock(&mutex);
    shared += i;
    assert(shared % 5 != 4);
    pthread_mutex_unlock(&mutex);
  }
  return unused;
}

static void *down(void *unused) {
  for (int i = 0; i < BOUND; i += 5) {
    pthread_mutex_lock(&mutex);
    shared -= i;
    assert(shared % 5 != 4);
    pthread_mutex_unlock(&mutex);
  }
  return unused;
}

/* As above, but one round takes another step. */
static void *down_and_one(void *unused) {
  down(unused);
  pthread_mutex_lock(&mutex);
  shared += 4;
  assert(shared % 5 != 4);
  pthread_mutex_unlock(&mutex);
  return unused;
}

static void both(void *(*second)(void *)) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, up, NULL);
  pthread_create(&threads[1], NULL, second, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
}

int main(void) {
  both(down_and_one);
  return 0;
}

void repaired(void) { both(down); }
