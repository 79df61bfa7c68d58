/* Jumps to labels whose addresses stand in tables and variables. */
#include <stdio.h>

static int run(const unsigned char *code) {
  static void *const operations[] = {&&increment, &&twice, &&jump, &&end};
  int value = 0;
  goto *operations[*code++];
increment:
  value++;
  goto *operations[*code++];
twice:
  value *= 2;
  goto *operations[*code++];
jump:
  code += *code;
  goto *operations[*code++];
end:
  return value;
}

static int rounds(int n) {
  void *next = &&again;
  int sum = 0;
  goto *next;
again:
  sum += n;
  next = --n > 0 ? &&again : &&done;
  goto *next;
done:
  return sum;
}

int main(void) {
  unsigned char code[] = {0, 0, 1, 2, 3, 0, 0, 1, 0, 3};
  printf("%d %d\n", run(code), rounds(4));
  return 0;
}
