// check -> violated deadlock
#include <pthread.h>

int main(void) {
  pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
  return 0;
}
