/* Two numbers that are written one by one, and read one by one or as a whole. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct pair {
  int a, b;
};

struct pairs {
  struct pair pair;
  pthread_mutex_t lock;
};

struct pairs *make(void) {
  struct pairs *pairs = malloc(sizeof *pairs);
  memset(pairs, 0, sizeof *pairs);
  pthread_mutex_init(&pairs->lock, NULL);
  return pairs;
}

void set(struct pairs *pairs, int number) {
  pthread_mutex_lock(&pairs->lock);
  pairs->pair.a = number;
  pairs->pair.b = number;
  pthread_mutex_unlock(&pairs->lock);
}

int get(struct pairs *pairs) {
  pthread_mutex_lock(&pairs->lock);
  int both = pairs->pair.a * 10 + pairs->pair.b;
  pthread_mutex_unlock(&pairs->lock);
  return both;
}

int get_unlocked(struct pairs *pairs) { return pairs->pair.a * 10 + pairs->pair.b; }

/* The copy is one access of eight bytes. */
int get_whole(struct pairs *pairs) {
  pthread_mutex_lock(&pairs->lock);
  struct pair copy = pairs->pair;
  pthread_mutex_unlock(&pairs->lock);
  return copy.a * 10 + copy.b;
}
