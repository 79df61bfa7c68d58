// check -> unsupported
#include <stdatomic.h>

struct pair {
  long a, b;
};

static _Atomic struct pair pair;

int main(void) {
  struct pair both = {1, 2};
  atomic_store(&pair, both);
  return 0;
}
