// check --final 'times == 1' -> verified
#include <pthread.h>

static pthread_once_t control = PTHREAD_ONCE_INIT;
int times;

static void begin(void) { times++; }

static void *work(void *unused) {
  pthread_once(&control, begin);
  return times == 1 ? unused : (void *)1;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
