// outcomes high low bits -> 5,-3,-2
// outcomes high low bits --model sc --reduction none -> 5,-3,-2
/* Updates that C11 lacks and compilers have. */
#include <pthread.h>

int high, low, bits = 3;
static unsigned char narrow = 200;

static void *first(void *unused) {
  __atomic_fetch_max(&high, 5, __ATOMIC_RELAXED);
  __atomic_fetch_min(&low, -1, __ATOMIC_SEQ_CST);
  return unused;
}

static void *second(void *unused) {
  __atomic_fetch_max(&high, 2, __ATOMIC_ACQ_REL);
  __atomic_fetch_min(&low, -3, __ATOMIC_RELEASE);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  __atomic_fetch_nand(&bits, 1, __ATOMIC_RELAXED);
  if (__atomic_fetch_max(&narrow, (unsigned char)3, __ATOMIC_RELAXED) != 200 || narrow != 200)
    return 1;
  return 0;
}
