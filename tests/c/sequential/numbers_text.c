#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *end;
  printf("%d %d %ld\n", atoi("42"), atoi("  -17abc"), atol("1234567890123"));
  printf("%ld ", strtol("0x1fz", &end, 0));
  printf("[%s] ", end);
  printf("%ld %ld %lu\n", strtol("777", NULL, 8), strtol("zz", NULL, 36), strtoul("18446744073709551615", NULL, 10));
  errno = 0;
  long big = strtol("99999999999999999999", NULL, 10);
  printf("%ld %d\n", big, errno == ERANGE);
  printf("%d %ld\n", abs(-3), labs(-4L));
  return 0;
}
