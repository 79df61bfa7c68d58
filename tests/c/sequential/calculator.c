#include <ctype.h>
#include <stdio.h>
static const char *at;
static int sum(void);
static int factor(void) {
  if (*at == '(') {
    at++;
    int v = sum();
    at++;
    return v;
  }
  if (*at == '-') {
    at++;
    return -factor();
  }
  int v = 0;
  while (isdigit((unsigned char)*at))
    v = v * 10 + (*at++ - '0');
  return v;
}
static int product(void) {
  int v = factor();
  while (*at == '*' || *at == '/') {
    char op = *at++;
    int w = factor();
    v = op == '*' ? v * w : v / w;
  }
  return v;
}
static int sum(void) {
  int v = product();
  while (*at == '+' || *at == '-') {
    char op = *at++;
    int w = product();
    v = op == '+' ? v + w : v - w;
  }
  return v;
}
int main(void) {
  const char *all[] = {"1+2*3", "(1+2)*3", "10/3-4", "-(2+3)*-4", "2*(3+4)*5-6/(1+1)"};
  for (int i = 0; i < 5; i++) {
    at = all[i];
    printf("%s=%d\n", all[i], sum());
  }
  return 0;
}
