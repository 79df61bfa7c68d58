// check -> violated assertion 13
// check --entry any_pointer -> violated assertion 18
// check --entry nothing_wrong -> unsupported
/* Fractions and pointers of which nothing is known are tried with a few values, as numbers are. */
#include <assert.h>
extern double __VERIFIER_nondet_double(void);
extern float __VERIFIER_nondet_float(void);
extern void *__VERIFIER_nondet_pointer(void);

int main(void) {
  double d = __VERIFIER_nondet_double();
  float f = __VERIFIER_nondet_float();
  assert(!(d > 0 && d < 1 && f < 0));
  return 0;
}

void any_pointer(void) {
  assert(__VERIFIER_nondet_pointer());
}

void nothing_wrong(void) {
  double d = __VERIFIER_nondet_double();
  assert(d * d >= 0);
}
