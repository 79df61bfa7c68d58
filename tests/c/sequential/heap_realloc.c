#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  int *a = NULL, count = 0, room = 0;
  for (int i = 0; i < 20; i++) {
    if (count == room) {
      room = room ? 2 * room : 2;
      a = realloc(a, room * sizeof *a);
    }
    a[count++] = i * 3;
  }
  printf("%d %d %d\n", a[0], a[19], room);
  char **words = calloc(3, sizeof *words);
  words[0] = strdup("one");
  words[1] = malloc(10);
  strcpy(words[1], "two");
  words = realloc(words, 5 * sizeof *words);
  printf("%s %s %d\n", words[0], words[1], words[2] == NULL);
  free(words[0]);
  free(words[1]);
  free(words);
  free(a);
  free(NULL);
  return 0;
}
