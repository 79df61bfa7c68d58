#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct message { int length; char text[]; };
static struct message *make(const char *s) {
  struct message *m = malloc(sizeof *m + strlen(s) + 1);
  m->length = (int)strlen(s);
  strcpy(m->text, s);
  return m;
}
int main(void) {
  struct message *m = make("flexible");
  printf("%d %s %lu\n", m->length, m->text, sizeof *m);
  free(m);
  return 0;
}
