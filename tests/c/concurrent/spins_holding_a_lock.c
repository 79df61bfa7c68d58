// check --timeout 40 -> verified
// check --timeout 40 --entry many_looks -> verified
#include <pthread.h>

/* Reading again and again in one long step costs what it costs once: the thread that waits for the
   lock can write nothing meanwhile, so a loop of reads is one step. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stock;

static void *consume(void *unused) {
  pthread_mutex_lock(&lock);
  while (stock <= 0)
    ;
  stock--;
  pthread_mutex_unlock(&lock);
  return 0;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, consume, 0);
  pthread_mutex_lock(&lock);
  stock++;
  pthread_mutex_unlock(&lock);
  return 0;
}

static int stop;

static void *look(void *unused) {
  for (int i = 0; i < 40000; i++)
    if (stop)
      return 0;
  return 0;
}

void many_looks(void) {
  pthread_t thread;
  pthread_create(&thread, 0, look, 0);
  pthread_join(thread, 0);
  stop = 1;
}
