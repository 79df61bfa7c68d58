// outcomes r x -> 0,0 1,1
// outcomes r x --reduction none -> 0,0 1,1
// outcomes r x --model tso -> 0,0 1,1
#include <stdatomic.h>

_Atomic int x;
int r;

int main(void) {
  int expected = 0;
  r = atomic_compare_exchange_weak_explicit(&x, &expected, 1, memory_order_relaxed,
                                            memory_order_relaxed);
  return 0;
}
