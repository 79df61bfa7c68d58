// check -> verified
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>

/* What was set can be asked for. A mutex that processes may share is a mutex like others. */
static pthread_mutex_t lock;
static int x;

static void *work(void *unused) {
  pthread_mutex_lock(&lock);
  x++;
  pthread_mutex_unlock(&lock);
  return 0;
}

int main(void) {
  pthread_mutexattr_t kind;
  int shared = -1, type = -1, policy = -1, scope = -1;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_getpshared(&kind, &shared);
  assert(shared == PTHREAD_PROCESS_PRIVATE);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutexattr_setpshared(&kind, PTHREAD_PROCESS_SHARED);
  pthread_mutexattr_getpshared(&kind, &shared);
  pthread_mutexattr_gettype(&kind, &type);
  assert(shared == PTHREAD_PROCESS_SHARED && type == PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&lock, &kind);
  assert(pthread_mutex_unlock(&lock) == EPERM);

  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_getscope(&attributes, &scope);
  assert(scope == PTHREAD_SCOPE_SYSTEM);
  struct sched_param parameters = {-1};
  pthread_getschedparam(pthread_self(), &policy, &parameters);
  assert(policy == SCHED_OTHER && parameters.sched_priority == 0);
  char name[16] = "x";
  assert(pthread_getname_np(pthread_self(), name, 4) == ERANGE);
  assert(pthread_getname_np(pthread_self(), name, sizeof name) == 0);

  pthread_t thread;
  pthread_create(&thread, &attributes, work, 0);
  work(0);
  pthread_join(thread, 0);
  assert(x == 2);
  return 0;
}
