#define _GNU_SOURCE
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word {
  char text[8];
  int length;
};

static int by_length(const void *a, const void *b, void *sign) {
  const struct word *first = a, *second = b;
  int order = first->length - second->length;
  if (!order)
    order = strcmp(first->text, second->text);
  return order * *(int *)sign;
}

int main(void) {
  const char *texts[] = {"pear", "fig", "apple", "plum", "date", "kiwi"};
  struct word words[6];
  for (int i = 0; i < 6; i++) {
    strcpy(words[i].text, texts[i]);
    words[i].length = (int)strlen(texts[i]);
  }
  for (int sign = 1; sign >= -1; sign -= 2) {
    qsort_r(words, 6, sizeof *words, by_length, &sign);
    for (int i = 0; i < 6; i++)
      printf("%s ", words[i].text);
    printf("\n");
  }
  qsort_r(words, 0, sizeof *words, by_length, NULL);
  printf("%x %x %x %x\n", htonl(0x01020304), ntohl(0xa0b0c0d0), htons(0x0102), ntohs(0xfffe));
  return 0;
}
