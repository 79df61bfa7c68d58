#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static void show(time_t at) {
  struct tm parts;
  char text[200];
  gmtime_r(&at, &parts);
  printf("%d-%d-%d %d:%d:%d %d %d | ", parts.tm_year, parts.tm_mon, parts.tm_mday, parts.tm_hour,
         parts.tm_min, parts.tm_sec, parts.tm_wday, parts.tm_yday);
  printf("%zu ", strftime(text, sizeof text, "%a %A %b %B %d %e %H %I %M %S %p %j %y %Y", &parts));
  printf("%s | ", text);
  strftime(text, sizeof text, "%c|%D|%F|%T|%R|%r|%u%w%%|%x|%X", &parts);
  printf("%s | %d ", text, timegm(&parts) == at);
  asctime_r(&parts, text);
  printf("%s", text);
}

int main(void) {
  static const time_t times[] = {0,         1,          -1,           951782400,
                                 951868799, 1709251199, 1735689599,   -2208988800,
                                 4102444800, 1e10,      -62135596800, 68169600};
  for (unsigned i = 0; i < sizeof times / sizeof *times; i++)
    show(times[i]);
  struct tm over = {.tm_year = 124, .tm_mon = 13, .tm_mday = 35, .tm_hour = 25, .tm_min = -5};
  printf("%ld %d %d %d %d\n", (long)timegm(&over), over.tm_year, over.tm_mon, over.tm_mday,
         over.tm_wday);
  char small[4] = "";
  printf("%zu\n", strftime(small, sizeof small, "%Y", &over));
  time_t at = 86399;
  printf("%d %s", gmtime(&at)->tm_hour, asctime(gmtime(&at)));
  printf("%s\n", setlocale(LC_ALL, "C"));
  return 0;
}
