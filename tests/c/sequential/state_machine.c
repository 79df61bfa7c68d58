#include <stdio.h>
enum state { START, NUMBER, WORD, DONE };
static enum state step(enum state s, char c) {
  switch (s) {
  case START:
    return c >= '0' && c <= '9' ? NUMBER : c == 0 ? DONE : c == ' ' ? START : WORD;
  case NUMBER:
    return c >= '0' && c <= '9' ? NUMBER : c == 0 ? DONE : START;
  case WORD:
    return c == ' ' ? START : c == 0 ? DONE : WORD;
  case DONE:
    break;
  }
  return DONE;
}
int main(void) {
  const char *text = "abc 123 x9 45";
  int counts[4] = {0};
  enum state s = START;
  for (const char *p = text;; p++) {
    enum state next = step(s, *p);
    if (next != s)
      counts[next]++;
    s = next;
    if (s == DONE)
      break;
  }
  printf("%d %d %d %d\n", counts[START], counts[NUMBER], counts[WORD], counts[DONE]);
  return 0;
}
