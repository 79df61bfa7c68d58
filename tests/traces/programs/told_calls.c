#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>

struct message {
  int length;
  char body[8];
  struct message *next;
};

static struct message *list;
static sem_t items;
static pthread_spinlock_t spin;
static pthread_mutex_t busy = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t table = PTHREAD_RWLOCK_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static char name[8];
static int sent;

static void setup(void) { strcpy(name, "first"); }

static void *produce(void *argument) {
  int length = *(int *)argument;
  struct message *m = malloc(sizeof *m);
  memcpy(m->body, "hey", 4);
  m->length = length;
  pthread_once(&once, setup);
  pthread_rwlock_rdlock(&table);
  pthread_spin_lock(&spin);
  m->next = list;
  list = m;
  pthread_spin_unlock(&spin);
  pthread_rwlock_unlock(&table);
  pthread_mutex_trylock(&busy);
  sem_post(&items);
  sent++;
  return NULL;
}

static void start(void) {
  pthread_t thread;
  int length = 3;
  sem_init(&items, 0, 0);
  pthread_spin_init(&spin, 0);
  pthread_mutex_lock(&busy);
  pthread_create(&thread, NULL, produce, &length); sem_wait(&items); sent--;
  pthread_spin_lock(&spin);
  struct message *m = list;
  list = m->next;
  pthread_spin_unlock(&spin);
  free(m);
  pthread_join(thread, NULL);
}

int main(void) {
  start();
  return 0;
}
