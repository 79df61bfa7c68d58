// outcomes r --model sc -> 0 1
// outcomes r -> 0 1
#include <stdatomic.h>

static atomic_int x;
int r;

int main(void) {
  int expected = 0;
  r = atomic_compare_exchange_weak(&x, &expected, 1);
  return 0;
}
