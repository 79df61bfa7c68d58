// check --final 'counter == 2' -> verified
// check --final 'counter == 2' --reduction none -> verified
// check --final 'counter == 2' --reduction dpor -> verified
// check --final 'counter == 2' --model tso -> verified
// check --final 'counter == 3' -> violated final
#include <pthread.h>

int counter;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *unused) {
  pthread_mutex_lock(&mutex);
  counter++;
  pthread_mutex_unlock(&mutex);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, add, NULL);
  pthread_create(&b, NULL, add, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
