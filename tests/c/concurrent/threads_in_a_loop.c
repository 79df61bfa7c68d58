// check --final 'total == 3' -> verified
#include <pthread.h>

int total;

static void *add(void *n) {
  total += (int)(long)n;
  return n;
}

int main(void) {
  for (long i = 0; i < 3; i++) {
    pthread_t t;
    void *result;
    pthread_create(&t, NULL, add, (void *)i);
    pthread_join(t, &result);
    if (result != (void *)i)
      return 1;
  }
  return 0;
}
