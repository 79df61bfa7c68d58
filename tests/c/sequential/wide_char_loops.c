#include <stdio.h>
int main(void) {
  unsigned char hist[256] = {0};
  const char *text = "the quick brown fox jumps over the lazy dog";
  for (const unsigned char *p = (const unsigned char *)text; *p; p++)
    hist[*p]++;
  for (int c = 'a'; c <= 'z'; c++)
    printf("%d", hist[c]);
  puts("");
  unsigned long total = 0;
  for (unsigned char i = 250; i != 5; i++)
    total += i;
  printf("%lu\n", total);
  return 0;
}
