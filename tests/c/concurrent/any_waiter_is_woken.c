// outcomes first -> 1 2
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int waiting;
int first;

static void *wait_for_it(void *which) {
  pthread_mutex_lock(&m);
  waiting++;
  pthread_cond_wait(&c, &m);
  if (!first)
    first = (int)(long)which;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, wait_for_it, (void *)1);
  pthread_create(&b, NULL, wait_for_it, (void *)2);
  for (;;) {
    pthread_mutex_lock(&m);
    if (waiting == 2)
      break;
    pthread_mutex_unlock(&m);
  }
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
