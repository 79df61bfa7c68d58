#include <stdio.h>
#include <string.h>
static void reverse(char *from, char *to) {
  while (from < --to) {
    char c = *from;
    *from++ = *to;
    *to = c;
  }
}
int main(void) {
  char text[] = "every word is turned around";
  reverse(text, text + strlen(text));
  for (char *p = text; *p;) {
    char *end = strchr(p, ' ');
    if (!end)
      end = p + strlen(p);
    reverse(p, end);
    p = *end ? end + 1 : end;
  }
  puts(text);
  return 0;
}
