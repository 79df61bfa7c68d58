// check --entry formatted_twice -> violated race
// check --entry formatted_twice --reduction none -> violated race
// check --entry formatted_twice --reduction dpor -> violated race
// check --entry formatted_and_read -> violated race
// check --entry printed_and_written -> violated race
// check --entry result_and_read -> violated race
// check --entry name_and_read -> violated race
// check --entry own_name -> verified
// check --entry guarded -> verified
// check --entry guarded --reduction none -> verified
// check --entry own_buffers -> verified
/* What the library writes and reads for a program are accesses of that program. */
#include <pthread.h>
#include <stdio.h>

static char text[8] = "abc";
static void *result;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void run(void *(*first)(void *), void *(*second)(void *)) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}

static void *format(void *unused) {
  snprintf(text, sizeof text, "%d", 42);
  return unused;
}

static void *read_text(void *unused) { return text[0] ? unused : NULL; }

static void *write_text(void *unused) {
  text[1] = 'x';
  return unused;
}

static void *print(void *unused) {
  printf("%s\n", text);
  return unused;
}

static void *end(void *unused) { return unused; }

static void *join(void *unused) {
  pthread_t ended;
  pthread_create(&ended, NULL, end, NULL);
  pthread_join(ended, &result);
  return unused;
}

static void *read_result(void *unused) { return result ? unused : NULL; }

static pthread_t name;

static void *start(void *unused) {
  pthread_create(&name, NULL, end, NULL);
  return unused;
}

static void *read_name(void *unused) { return name ? unused : NULL; }

static void *start_and_end(void *unused) {
  pthread_create(&name, NULL, read_name, NULL);
  pthread_join(name, NULL);
  return unused;
}

static void *format_guarded(void *unused) {
  pthread_mutex_lock(&lock);
  snprintf(text, sizeof text, "%d", 42);
  printf("%s\n", text);
  pthread_mutex_unlock(&lock);
  return unused;
}

static void *format_own(void *unused) {
  char own[8];
  snprintf(own, sizeof own, "%d", 42);
  printf("%s of %s\n", own, "one");
  return unused;
}

void formatted_twice(void) { run(format, format); }
void formatted_and_read(void) { run(format, read_text); }
void printed_and_written(void) { run(print, write_text); }
void result_and_read(void) { run(join, read_result); }
void name_and_read(void) { run(start, read_name); }
void own_name(void) { run(start_and_end, end); }
void guarded(void) { run(format_guarded, format_guarded); }
void own_buffers(void) { run(format_own, format_own); }
