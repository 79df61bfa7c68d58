// check --no-races --final 'r1 == 1 || r2 == 1' -> verified
// check --entry operands -> verified
// check --entry made_up -> unsupported
/* Where there are no instructions, operands keep their values. */
#include <assert.h>
#include <pthread.h>

static int x, y, r1, r2;
static long cell = 7;

static void *first(void *unused) {
  x = 1;
  __asm__ volatile("lock; addl $0,0(%%rsp)" ::: "memory", "cc");
  r1 = y;
  return NULL;
}

static void *second(void *unused) {
  y = 1;
  __asm__ volatile("lock addl $0, (%%rsp)" ::: "memory");
  r2 = x;
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, first, NULL);
  pthread_create(&threads[1], NULL, second, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}

void operands(void) {
  int a = 3, b;
  long *pointer = &cell;
  __asm__ volatile("" : "+r"(a));
  __asm__ volatile("" : "=r"(b) : "r"(&cell), "0"(a + 1));
  __asm__ volatile("" : "+r"(pointer) : : "memory");
  __asm__ volatile("" : : "r"(a), "m"(cell) : "memory");
  __asm__ volatile("" : "+m"(cell));
  assert(a == 3 && b == 4 && *pointer == 7);
}

void made_up(void) {
  int a;
  __asm__ volatile("" : "=r"(a));
  assert(a == 0);
}
