#include <stdio.h>
int main(void) {
  printf("[%5d][%-5d][%05d][%+d][% d][%.3d]\n", 42, 42, 42, 42, 42, 7);
  printf("[%x][%X][%#x][%o][%#o][%08x]\n", 255, 255, 255, 8, 8, 48879);
  printf("[%10s][%-10s][%.2s][%c][%%]\n", "right", "left", "cut", 'z');
  printf("[%8.3f][%-8.2f][%08.1f][%.0f][%e]\n", 3.14159, 2.5, -1.25, 2.5, 12345.678);
  printf("[%g][%g][%g][%G][%10.4g]\n", 0.0001, 1e-5, 1e20, 1e-10, 3.14159265);
  printf("[%ld][%lu][%lld][%hhd][%hu][%zu]\n", -1L, 1UL << 63, 1LL << 62, 300, 70000, sizeof(int));
  printf("[%*d][%-*d][%.*f]\n", 6, 1, 6, 2, 2, 1.005);
  printf("[%s][%p]\n", "", (void *)0);
  char b[16];
  int n = snprintf(b, sizeof b, "%s-%d", "abcdefghijkl", 12345);
  printf("%s %d\n", b, n);
  n = sprintf(b, "%03d|%-4s|", 7, "ab");
  return printf("%s %d\n", b, n);
}
