// outcomes flag -> 0 1
extern void __VERIFIER_assume(int);
extern _Bool __VERIFIER_nondet_bool(void);
int flag;

int main(void) {
  int a = __VERIFIER_nondet_bool(), b = __VERIFIER_nondet_bool();
  __VERIFIER_assume(a != b);
  flag = a;
  return 0;
}
