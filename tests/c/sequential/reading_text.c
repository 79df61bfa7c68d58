#include <stdio.h>

int main(void) {
  int a = -1, b = -1, n = -1;
  unsigned x = 0;
  long l = 0;
  char word[16] = "", c = '?';
  printf("%d", sscanf("12 -7", "%d %d", &a, &b));
  printf(" %d %d\n", a, b);
  printf("%d", sscanf("key=ff;", "key=%x%c", &x, &c));
  printf(" %x %c\n", x, c);
  printf("%d", sscanf("  hello world", "%5s%n", word, &n));
  printf(" %s %d\n", word, n);
  printf("%d", sscanf("123456789012 rest", "%ld%*s", &l));
  printf(" %ld\n", l);
  printf("%d %d\n", sscanf("", "%d", &a), sscanf("x", "%d", &a));
  return 0;
}
