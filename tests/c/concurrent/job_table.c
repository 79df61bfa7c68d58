// check --model sc -> verified
// states --model sc --workers 1 -> 100
// states --workers 1 -> 100
#include <assert.h>
#include <pthread.h>

/* What a thread does, and to which cell, stands in a table that nobody changes. */

#define THREADS 3

static int cells[THREADS];

static void add_one(int *cell) { *cell += 1; }
static void add_two(int *cell) { *cell += 2; }

struct job {
  void (*what)(int *);
  int *where;
};

static struct job jobs[THREADS] = {
    {add_one, &cells[0]}, {add_two, &cells[1]}, {add_one, &cells[2]}};

static void *work(void *argument) {
  struct job *own = argument;
  for (int i = 0; i < 3; i++)
    own->what(own->where);
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++)
    pthread_create(&threads[i], NULL, work, &jobs[i]);
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], NULL);
  assert(cells[0] == 3 && cells[1] == 6 && cells[2] == 3);
  return 0;
}
