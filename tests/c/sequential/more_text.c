#define _GNU_SOURCE
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

static void scan(void) {
  double wide = 0;
  float narrow = 0;
  char word[16], rest[16];
  int a = 0, b = 0;
  unsigned char byte = 0;
  uint64_t big = 0;
  int found = sscanf("2.5e1 -0.25", "%lf%f", &wide, &narrow);
  printf("%d %g %g\n", found, wide, narrow);
  found = sscanf("key=value; more", "%[^=]=%15[a-z]", word, rest);
  printf("%d %s %s\n", found, word, rest);
  found = sscanf("]-x", "%[]-]", word);
  printf("%d %s\n", found, word);
  found = sscanf("17 FF", "%o%X", &a, &b);
  printf("%d %d %d\n", found, a, b);
  found = sscanf("12345", "%2d%d", &a, &b);
  printf("%d %d %d\n", found, a, b);
  found = sscanf("200 18446744073709551615", "%hhu%" SCNu64, &byte, &big);
  printf("%d %u %" PRIu64 "\n", found, byte, big);
  printf("%d %d %d\n", sscanf("x", "%lf", &wide), sscanf("", "%[a]", word), sscanf("b", "%[a]", word));
}

int main(void) {
  char text[32];
  puts(index("abcabc", 'b'));
  puts(rindex("abcabc", 'b'));
  puts(strcasestr("Hello World", "WORLD"));
  printf("%d %d\n", strcasestr("Hello", "lx") == NULL, *strchrnul("abc", 'z'));
  puts(memmem("abcd", 5, "bc", 2));
  printf("%d\n", memmem("abcd", 4, "cde", 3) == NULL);
  puts(memrchr("abcab", 'a', 6));
  memset(text, '#', sizeof text);
  char *end = memccpy(text, "one,two", ',', 8);
  printf("%d %c%c %d\n", (int)(end - text), text[3], text[4], memccpy(text, "xy", 'z', 2) == NULL);
  printf("%d\n", (int)(stpncpy(text, "ab", 6) - text));
  printf("%d %d %d %d\n", text[1], text[5], text[6], strcoll("a", "b") < 0);
  printf("%d %d %d %d\n", ffs(0), ffs(8), ffsl(1L << 40), ffsll(-1));
  bcopy("bcd", text, 4);
  explicit_bzero(text + 1, 1);
  printf("%s %d\n", text, text[2]);
  char *made;
  int length = asprintf(&made, "%s-%05d", "number", 42);
  printf("%d %s\n", length, made);
  free(made);
  printf("%jd %ju %jd\n", strtoimax("-7", NULL, 10), strtoumax("ff", NULL, 16), imaxabs(-9));
  fflush(stdout);
  printf("%d\n", (int)write(1, "written\n", 8));
  putchar_unlocked('x');
  putc_unlocked('\n', stdout);
  scan();
  return 0;
}
