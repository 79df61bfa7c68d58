#include <stdio.h>
#include <string.h>
enum { DIGITS = 60 };
static void times(int *n, int by) {
  int carry = 0;
  for (int i = 0; i < DIGITS; i++) {
    int v = n[i] * by + carry;
    n[i] = v % 10;
    carry = v / 10;
  }
}
int main(void) {
  int n[DIGITS] = {1};
  for (int i = 2; i <= 30; i++)
    times(n, i);
  int top = DIGITS - 1;
  while (n[top] == 0)
    top--;
  for (int i = top; i >= 0; i--)
    putchar('0' + n[i]);
  putchar('\n');
  return top + 1;
}
