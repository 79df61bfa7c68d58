// check --entry pairs -> verified
// check --entry pairs --reduction none -> verified
// check --entry pairs --reduction dpor -> verified
// check --entry buffered --model sc -> violated assertion
// check --entry buffered --model sc --reduction none -> violated assertion
// check --entry buffered --model sc --reduction dpor -> violated assertion
// check --entry picked -> violated assertion
// check --entry picked --reduction dpor -> violated assertion
// check --entry discarded -> verified
// outcomes x y --entry pairs -> 2,2 3,3 4,4
// outcomes x y --entry pairs --reduction none -> 2,2 3,3 4,4
// outcomes x y --entry pairs --reduction dpor -> 2,2 3,3 4,4
/* Numbers are picked inside atomic sections, as programs do that bring store buffers of their own:
   nobody else moves before the section is over. */
#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);

static int x, y, buffer, used, first, second;

static void run(void *(*one)(void *), void *(*other)(void *)) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, one, NULL);
  pthread_create(&threads[1], NULL, other, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
}

static void *both(void *unused) {
  __VERIFIER_atomic_begin();
  assert(x == y);
  x++;
  if (__VERIFIER_nondet_bool()) {
    y++;
    if (__VERIFIER_nondet_bool()) {
      x++;
      y++;
    }
  } else {
    y++;
  }
  __VERIFIER_atomic_end();
  return NULL;
}

void pairs(void) { run(both, both); }

static void *plain(void *unused) {
  __VERIFIER_atomic_begin();
  x = 1;
  __VERIFIER_atomic_end();
  __VERIFIER_atomic_begin();
  first = y;
  __VERIFIER_atomic_end();
  return NULL;
}

static void *delayed(void *unused) {
  __VERIFIER_atomic_begin();
  buffer = 1;
  used = 1;
  __VERIFIER_atomic_end();
  __VERIFIER_atomic_begin();
  if (__VERIFIER_nondet_bool() && used) {
    y = buffer;
    used = 0;
  }
  second = x;
  __VERIFIER_atomic_end();
  __VERIFIER_atomic_begin();
  if (used)
    y = buffer;
  __VERIFIER_atomic_end();
  return NULL;
}

void buffered(void) {
  run(plain, delayed);
  assert(first || second);
}

static int __VERIFIER_atomic_pick(void) {
  int picked = fencepost_choose(3);
  x += picked;
  return picked;
}

static void *pick(void *unused) {
  __VERIFIER_atomic_pick();
  return NULL;
}

void picked(void) {
  run(pick, pick);
  assert(x != 4);
}

static void *discard(void *unused) {
  __VERIFIER_atomic_begin();
  y = 1;
  x = fencepost_choose(4);
  fencepost_assume(x != 3);
  y = 0;
  __VERIFIER_atomic_end();
  return NULL;
}

static void *look(void *unused) {
  __VERIFIER_atomic_begin();
  assert(x < 3 && y == 0);
  __VERIFIER_atomic_end();
  return NULL;
}

void discarded(void) { run(discard, look); }

int main(void) {
  pairs();
  return 0;
}
