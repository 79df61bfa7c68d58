#include <stdio.h>
#include <unistd.h>

static void parse(int count, char **words, const char *known) {
  int option;
  optind = 1;
  opterr = 0;
  while ((option = getopt(count, words, known)) != -1) {
    printf("%c", option);
    if (option == '?' || option == ':')
      printf("(%c)", optopt);
    else if (optarg)
      printf("=%s", optarg);
    printf(" ");
  }
  printf("| %d", optind);
  for (int i = optind; i < count; i++)
    printf(" %s", words[i]);
  printf("\n");
}

int main(void) {
  char *first[] = {"p", "-a", "-n", "5", "-bn7", "rest", NULL};
  parse(6, first, "abn:");
  char *second[] = {"p", "-xa", "--", "-b", NULL};
  parse(4, second, "ab");
  char *third[] = {"p", "-a", "-n", NULL};
  parse(3, third, ":an:");
  char *fourth[] = {"p", "-n", NULL};
  parse(2, fourth, "n:");
  char *fifth[] = {"p", "-", "x", NULL};
  parse(3, fifth, "n:");
  char *sixth[] = {"p", NULL};
  parse(1, sixth, "n:");
  return 0;
}
