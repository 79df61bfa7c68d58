// check -> violated assertion
// check --entry two_or_more -> violated assertion
// check --entry never -> unsupported
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);

int main(void) {
  if (__VERIFIER_nondet_int() < 0)
    reach_error();
  return 0;
}

void two_or_more(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n > 1);
  reach_error();
}

void never(void) {
  int n = __VERIFIER_nondet_int();
  if (n == 12345)
    reach_error();
}
