#include <pthread.h>
#include <stdlib.h>

struct account {
  pthread_mutex_t lock;
  int balance;
};

static struct account *alice, *bob;

static struct account *make(int balance) {
  struct account *a = malloc(sizeof *a);
  pthread_mutex_init(&a->lock, NULL);
  a->balance = balance;
  return a;
}

static void transfer(struct account *from, struct account *to, int sum) {
  pthread_mutex_lock(&from->lock);
  if (sum <= 0) {
    pthread_mutex_unlock(&from->lock);
    return;
  }
  pthread_mutex_lock(&to->lock);
  from->balance -= sum;
  to->balance += sum;
  pthread_mutex_unlock(&to->lock);
  pthread_mutex_unlock(&from->lock);
}

static void *pay(void *unused) {
  transfer(alice, bob, 5);
  return NULL;
}

static void *pay_back(void *unused) {
  transfer(bob, alice, 3);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  alice = make(10);
  bob = make(20);
  pthread_create(&threads[0], NULL, pay, NULL);
  pthread_create(&threads[1], NULL, pay_back, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
