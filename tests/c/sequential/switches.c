#include <stdio.h>
static const char *name(int n) {
  switch (n) {
  case 0:
    return "zero";
  case 1:
    return "one";
  case 2:
  case 3:
    return "few";
  case 100:
    return "hundred";
  case -5:
    return "minus five";
  case 2000000000:
    return "big";
  default:
    return "other";
  }
}
static int fall(int n) {
  int r = 0;
  switch (n) {
  case 4:
    r++;
  case 3:
    r++;
  case 2:
    r++;
    break;
  case 1:
    r = 100;
  }
  return r;
}
int main(void) {
  int all[] = {0, 1, 2, 3, 4, 100, -5, 2000000000, 7};
  for (int i = 0; i < 9; i++)
    printf("%s %d\n", name(all[i]), fall(all[i]));
  long l = 5000000000L;
  switch (l) {
  case 5000000000L:
    puts("long");
    break;
  case 705032704:
    puts("cut");
  }
  char c = 'x';
  switch (c) {
  case 'w' ... 'z':
    puts("range");
  }
  return 0;
}
