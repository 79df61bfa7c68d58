// check --no-races --final 'counter == 2' -> violated final
// check -> violated race 9
// outcomes counter --no-races -> 1 2
#include <pthread.h>

int counter;

static void *add(void *unused) {
  counter = counter + 1;
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
