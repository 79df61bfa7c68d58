// outcomes chosen -> 0 1 2
// check --final 'chosen < 3' -> verified
#include "fencepost.h"

int chosen;

int main(void) {
  int n = fencepost_choose(5);
  fencepost_assume(n < 3);
  chosen = n;
  fencepost_assert(chosen >= 0, "not negative");
  return 0;
}
