#include <stdio.h>
#include <string.h>
int main(void) {
  char a[32] = "hello", b[32];
  strcat(a, ", world");
  strcpy(b, a);
  printf("%lu %d %d %d\n", strlen(a), strcmp(a, b), strcmp("a", "b") < 0, strncmp("abc", "abd", 2));
  printf("%s %s %s\n", strchr(a, 'w'), strrchr(a, 'o'), strstr(a, "lo"));
  memset(b, 'x', 5);
  b[5] = 0;
  printf("%s %d\n", b, memcmp(a, "help", 4) < 0);
  strncpy(b, "abcdef", 3);
  printf("%s\n", b);
  memmove(a + 2, a, 5);
  printf("%s\n", a);
  char text[] = "a,b;;c";
  for (char *t = strtok(text, ",;"); t; t = strtok(NULL, ",;"))
    printf("[%s]", t);
  printf(" %lu %lu\n", strspn("aabbc", "ab"), strcspn("xyz", "z"));
  return 0;
}
