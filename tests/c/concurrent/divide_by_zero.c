// check -> violated abort 4
static int zero;
int main(void) {
  return 5 / zero;
}
