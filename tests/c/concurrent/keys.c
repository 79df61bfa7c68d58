// check --final 'destroyed == 2' -> verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int destroyed;

static void destroy(void *value) {
  free(value);
  pthread_mutex_lock(&m);
  destroyed++;
  pthread_mutex_unlock(&m);
}

static void *work(void *which) {
  int *mine = malloc(sizeof *mine);
  *mine = (int)(long)which;
  pthread_setspecific(key, mine);
  assert(*(int *)pthread_getspecific(key) == (int)(long)which);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_key_create(&key, destroy);
  pthread_create(&a, NULL, work, (void *)1);
  pthread_create(&b, NULL, work, (void *)2);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return pthread_getspecific(key) != NULL;
}
