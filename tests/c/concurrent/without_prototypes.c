// check -> violated assertion 8
/* Nothing is declared: the compiler takes all of these for functions that give an int. */
int *make();

int main() {
  int *p = make();
  __VERIFIER_assume(p);
  assert(*p == 2);
  return 0;
}

int one = 1;
int *make() { return &one; }
