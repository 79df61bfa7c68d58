// check --final 'item == 5 && got == 5' -> verified
#include <pthread.h>
#include <semaphore.h>

static sem_t full;
int item, got;

static void *produce(void *unused) {
  item = 5;
  sem_post(&full);
  return unused;
}

int main(void) {
  pthread_t t;
  sem_init(&full, 0, 0);
  pthread_create(&t, NULL, produce, NULL);
  sem_wait(&full);
  got = item;
  pthread_join(t, NULL);
  return 0;
}
