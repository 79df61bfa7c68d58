// check -> violated assertion 8
/* Nothing is declared: the compiler takes all of these for functions that give an int. */
int *make();

int main() {
  __VERIFIER_assume(1);
  int *p = make();
  assert(*p == 2);
  return 0;
}

int one = 1;
int *make() { return &one; }
