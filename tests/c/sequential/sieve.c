#include <stdio.h>
#include <string.h>
int main(void) {
  char composite[200];
  memset(composite, 0, sizeof composite);
  int count = 0;
  for (int i = 2; i < 200; i++) {
    if (composite[i])
      continue;
    count++;
    for (int j = i * i; j < 200; j += i)
      composite[j] = 1;
  }
  printf("%d primes\n", count);
  return count;
}
