#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* What calls of the thread library and of libc give, as texts. */

int main(void) {
  pthread_mutexattr_t kind;
  pthread_mutex_t mutex;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&mutex, &kind);
  puts(strerror(pthread_mutex_lock(&mutex)));
  puts(strerror(pthread_mutex_lock(&mutex)));
  puts(strerror(pthread_mutex_trylock(&mutex)));
  puts(strerror(pthread_mutex_unlock(&mutex)));
  puts(strerror(pthread_mutex_unlock(&mutex)));
  int errors[] = {ENOENT, EINTR, EAGAIN, ENOMEM, EINVAL, ERANGE, ETIMEDOUT, EOWNERDEAD};
  for (unsigned i = 0; i < sizeof errors / sizeof *errors; i++)
    printf("%d %s\n", errors[i], strerror(errors[i]));
  return 0;
}
