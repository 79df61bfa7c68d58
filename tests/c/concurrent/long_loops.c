// check -> verified
// check --entry sums -> verified
// check --entry products -> verified
// check --entry strides -> verified
// check --entry overlap -> violated race
// check --entry published_too_early -> violated race
// check --entry published -> verified
/* Threads that write and read more than a list of pending accesses holds. Where a race is a
 * violation nobody can tell when a plain access completes, so the list need not hold them. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#define SIZE 200
#define SIDE 6

static int numbers[SIZE];
static int left[SIDE][SIDE], right[SIDE][SIDE], product[SIDE][SIDE];
static atomic_int filled;

static void run(void *(*first)(void *), void *(*second)(void *)) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, first, (void *)0);
  pthread_create(&threads[1], NULL, second, (void *)1);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
}

static void *fill_half(void *which) {
  int first = (int)(long)which * SIZE / 2;
  for (int i = first; i < first + SIZE / 2; i++)
    numbers[i] = i;
  return NULL;
}

int main(void) {
  run(fill_half, fill_half);
  for (int i = 0; i < SIZE; i++)
    assert(numbers[i] == i);
  return 0;
}

static void *fill_every_other(void *which) {
  for (int i = (int)(long)which; i < SIZE; i += 2)
    numbers[i] = i;
  return NULL;
}

void strides(void) {
  run(fill_every_other, fill_every_other);
  assert(numbers[SIZE - 1] == SIZE - 1);
}

static void *fill_too_much(void *which) {
  for (int i = 0; i <= SIZE / 2; i++)
    numbers[i] = 1;
  return NULL;
}

static void *fill_the_rest(void *which) {
  for (int i = SIZE / 2; i < SIZE; i++)
    numbers[i] = 1;
  return NULL;
}

void overlap(void) { run(fill_too_much, fill_the_rest); }

static void *publish_too_early(void *unused) {
  for (int i = 0; i < SIZE; i++) {
    if (i == SIZE - 1)
      atomic_store_explicit(&filled, 1, memory_order_release);
    numbers[i] = 1;
  }
  return unused;
}

static void *publish(void *unused) {
  for (int i = 0; i < SIZE; i++)
    numbers[i] = 1;
  atomic_store_explicit(&filled, 1, memory_order_release);
  return unused;
}

static void *look(void *unused) {
  if (atomic_load_explicit(&filled, memory_order_acquire))
    for (int i = 0; i < SIZE; i++)
      assert(numbers[i] == 1);
  return NULL;
}

void published_too_early(void) { run(publish_too_early, look); }

void published(void) { run(publish, look); }

struct job {
  int *numbers;
  int first, end;
  long sum;
};

static void *add(void *given) {
  struct job *job = given;
  for (int i = job->first; i < job->end; i++)
    job->sum += job->numbers[i];
  return NULL;
}

void sums(void) {
  int *all = malloc(SIZE * sizeof *all);
  for (int i = 0; i < SIZE; i++)
    all[i] = i;
  struct job jobs[2] = {{all, 0, SIZE / 2, 0}, {all, SIZE / 2, SIZE, 0}};
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], NULL, add, &jobs[i]);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
  assert(jobs[0].sum + jobs[1].sum == SIZE * (SIZE - 1) / 2);
  free(all);
}

static void *multiply(void *which) {
  for (int i = (int)(long)which; i < SIDE; i += 2)
    for (int j = 0; j < SIDE; j++)
      for (int k = 0; k < SIDE; k++)
        product[i][j] += left[i][k] * right[k][j];
  return NULL;
}

void products(void) {
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++) {
      left[i][j] = i + j;
      right[i][j] = i == j;
    }
  run(multiply, multiply);
  for (int i = 0; i < SIDE; i++)
    for (int j = 0; j < SIDE; j++)
      assert(product[i][j] == i + j);
}
