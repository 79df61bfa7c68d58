// check -> verified
// check --model tso -> verified
// check --model sc -> verified
/* What vsnprintf reads stands in memory that the list of arguments leads to: both are written before
   it runs, even where writes may be delayed. */
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void report(const char *format, ...) {
  char text[32];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  assert(!strcmp(text, "x=3 ok;"));
}

static void *work(void *unused) {
  report("x=%d %s;", 3, "ok");
  return 0;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, 0);
  return 0;
}
