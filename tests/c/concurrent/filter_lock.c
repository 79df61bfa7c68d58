// check --max-states 6000 -> verified
// check --max-states 6000 --model sc -> verified
// check --entry without_victims -> violated race
// check --entry looks_plainly -> violated race
/* A lock of three levels. Who read which flag when does not matter where all accesses to the flags
   are atomic: none of them races. It does where one is plain. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { THREADS = 3 };

static atomic_int level[THREADS], victim[THREADS];
static int careless, curious, count, seen;

static int somebody_above(int me, int at) {
  for (int other = 0; other < THREADS; other++)
    if (other != me && atomic_load(&level[other]) >= at)
      return 1;
  return 0;
}

static void *work(void *number) {
  int me = (int)(long)number;
  for (int at = 1; at < THREADS; at++) {
    atomic_store(&level[me], at);
    atomic_store(&victim[at], me);
    while (!careless && somebody_above(me, at) && atomic_load(&victim[at]) == me)
      ;
  }
  count++;
  if (curious)
    seen = *(volatile int *)&level[0];
  atomic_store(&level[me], 0);
  return 0;
}

static void run(int threads) {
  pthread_t all[THREADS];
  for (long i = 0; i < threads; i++)
    pthread_create(&all[i], 0, work, (void *)i);
  for (int i = 0; i < threads; i++)
    pthread_join(all[i], 0);
  assert(count == threads);
}

void without_victims(void) {
  careless = 1;
  run(2);
}

void looks_plainly(void) {
  curious = 1;
  run(2);
}

int main(void) {
  run(THREADS);
  return 0;
}
