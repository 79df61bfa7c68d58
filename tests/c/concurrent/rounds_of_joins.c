// check --entry in_turn -> verified
// states --entry in_turn --workers 1 -> 10
// check --entry last_first -> verified
// states --entry last_first --workers 1 -> 10
// check --entry results_on_the_way -> verified
// states --entry results_on_the_way --workers 1 -> 10
// check --entry in_a_function -> verified
// states --entry in_a_function --workers 1 -> 10
// check --entry in_a_list -> verified
// states --entry in_a_list --workers 1 -> 10
// check --entry left_early -> violated race
// check --entry too_few -> violated race
// check --entry other_threads -> violated race
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

/* What follows a loop of joins is behind all of them, if it is certain that the loop waits for each. */

enum { THREADS = 3 };

static pthread_mutex_t first_lock = PTHREAD_MUTEX_INITIALIZER, second_lock = PTHREAD_MUTEX_INITIALIZER;
static int part[THREADS];
static int begun, done;
static atomic_int enough;
static pthread_t threads[THREADS];

static void *work(void *number) {
  pthread_mutex_lock(&first_lock);
  begun++;
  pthread_mutex_unlock(&first_lock);
  part[(long)number] = 2;
  pthread_mutex_lock(&second_lock);
  done++;
  pthread_mutex_unlock(&second_lock);
  return NULL;
}

static void *work_and_tell(void *number) {
  part[(long)number] = 2;
  atomic_store(&enough, 1);
  return NULL;
}

static void *exchange(void *unused) {
  threads[1] = threads[0];
  return NULL;
}

static void start(void *(*function)(void *)) {
  for (long i = 0; i < THREADS; i++)
    pthread_create(&threads[i], NULL, function, (void *)i);
}

static void check(void) {
  int sum = 0;
  for (int i = 0; i < THREADS; i++)
    sum += part[i];
  assert(sum == 2 * THREADS && begun == done);
}

int in_turn(void) {
  start(work);
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], NULL);
  check();
  return 0;
}

int last_first(void) {
  start(work);
  int i = THREADS;
  while (i-- > 0)
    if (pthread_join(threads[i], NULL) != 0)
      abort();
  check();
  return 0;
}

int results_on_the_way(void) {
  start(work);
  int sum = 0;
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
    sum += part[i];
  }
  assert(sum == 2 * THREADS && begun == done);
  return 0;
}

static void join_all(pthread_t *first, int count) {
  for (int i = 0; i < count; i++)
    pthread_join(first[i], NULL);
}

int in_a_function(void) {
  start(work);
  join_all(threads, THREADS);
  check();
  return 0;
}

struct node {
  pthread_t thread;
  struct node *next;
};

int in_a_list(void) {
  struct node *first = NULL;
  for (long i = 0; i < THREADS; i++) {
    struct node *node = malloc(sizeof *node);
    pthread_create(&node->thread, NULL, work, (void *)i);
    node->next = first;
    first = node;
  }
  for (struct node *node = first; node; node = node->next)
    pthread_join(node->thread, NULL);
  check();
  return 0;
}

int left_early(void) {
  start(work_and_tell);
  for (int i = 0; i < THREADS; i++) {
    if (atomic_load_explicit(&enough, memory_order_relaxed))
      break;
    pthread_join(threads[i], NULL);
  }
  check();
  return 0;
}

int too_few(void) {
  start(work);
  for (int i = 0; i < THREADS - 1; i++)
    pthread_join(threads[i], NULL);
  check();
  return 0;
}

int other_threads(void) {
  pthread_t other;
  start(work);
  pthread_create(&other, NULL, exchange, NULL);
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], NULL);
  check();
  return 0;
}
