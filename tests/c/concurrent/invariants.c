// check --model sc --invariant 'low <= high' -> verified
// check --invariant 'low <= high' -> violated invariant
// check --invariant 'low < high' -> violated invariant
// check --invariant 'box.value >= 0' -> violated invariant
#include <pthread.h>

struct box { int value; };
static struct box inner;
int low, high;
struct box *box = &inner;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *unused) {
  pthread_mutex_lock(&m);
  high++;
  low++;
  inner.value = -1;
  inner.value = 1;
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
