// check -> verified
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <time.h>

/* What was set can be asked for. A mutex that processes may share is a mutex like others. */
static pthread_mutex_t lock;
static int x;

static pthread_cond_t changed;
static pthread_rwlock_t table;
static pthread_barrier_t meeting;

/* What attributes of all kinds are made of. */
static void set_and_get(void) {
  int value = -1;
  size_t size = 0;
  void *stack = &value;
  struct sched_param parameters = {7};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_getdetachstate(&attributes, &value);
  assert(value == PTHREAD_CREATE_JOINABLE);
  assert(pthread_attr_setdetachstate(&attributes, 5) == EINVAL);
  assert(pthread_attr_setstacksize(&attributes, 100) == EINVAL);
  assert(pthread_attr_setstacksize(&attributes, 1 << 16) == 0);
  pthread_attr_getstack(&attributes, &stack, &size);
  assert(!stack && size == 1 << 16);
  pthread_attr_setguardsize(&attributes, 0);
  pthread_attr_getguardsize(&attributes, &size);
  assert(size == 0);
  assert(pthread_attr_setschedpolicy(&attributes, 9) == EINVAL);
  pthread_attr_setschedpolicy(&attributes, SCHED_FIFO);
  pthread_attr_getschedpolicy(&attributes, &value);
  assert(value == SCHED_FIFO);
  pthread_attr_setschedparam(&attributes, &parameters);
  parameters.sched_priority = 0;
  pthread_attr_getschedparam(&attributes, &parameters);
  assert(parameters.sched_priority == 7);
  pthread_attr_setinheritsched(&attributes, PTHREAD_EXPLICIT_SCHED);
  pthread_attr_getinheritsched(&attributes, &value);
  assert(value == PTHREAD_EXPLICIT_SCHED);
  assert(pthread_attr_setscope(&attributes, PTHREAD_SCOPE_PROCESS) == ENOTSUP);

  pthread_condattr_t of_condition;
  pthread_condattr_init(&of_condition);
  pthread_condattr_setclock(&of_condition, CLOCK_MONOTONIC);
  pthread_condattr_setpshared(&of_condition, PTHREAD_PROCESS_SHARED);
  pthread_condattr_getclock(&of_condition, &value);
  assert(value == CLOCK_MONOTONIC);
  pthread_condattr_getpshared(&of_condition, &value);
  assert(value == PTHREAD_PROCESS_SHARED);
  pthread_cond_init(&changed, &of_condition);

  pthread_rwlockattr_t of_table;
  pthread_rwlockattr_init(&of_table);
  pthread_rwlockattr_setkind_np(&of_table, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
  pthread_rwlockattr_setpshared(&of_table, PTHREAD_PROCESS_SHARED);
  pthread_rwlockattr_getkind_np(&of_table, &value);
  assert(value == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
  pthread_rwlockattr_getpshared(&of_table, &value);
  assert(value == PTHREAD_PROCESS_SHARED);
  pthread_rwlock_init(&table, &of_table);

  pthread_barrierattr_t of_meeting;
  pthread_barrierattr_init(&of_meeting);
  pthread_barrierattr_setpshared(&of_meeting, PTHREAD_PROCESS_SHARED);
  pthread_barrierattr_getpshared(&of_meeting, &value);
  assert(value == PTHREAD_PROCESS_SHARED);
  pthread_barrier_init(&meeting, &of_meeting, 1);

  pthread_setconcurrency(3);
  assert(pthread_getconcurrency() == 3);
  assert(sched_get_priority_max(SCHED_RR) > sched_get_priority_min(SCHED_RR));
  cpu_set_t processors;
  assert(pthread_getaffinity_np(pthread_self(), sizeof processors, &processors) == 0);
  assert(CPU_COUNT(&processors) > 0);
}

static void *work(void *unused) {
  pthread_mutex_lock(&lock);
  x++;
  pthread_mutex_unlock(&lock);
  return 0;
}

int main(void) {
  set_and_get();
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
  int protocol = -1, ceiling = -1;
  pthread_mutexattr_getprotocol(&kind, &protocol);
  assert(protocol == PTHREAD_PRIO_NONE);
  assert(pthread_mutexattr_setprotocol(&kind, 7) == EINVAL);
  pthread_mutexattr_setprotocol(&kind, PTHREAD_PRIO_INHERIT);
  pthread_mutexattr_getprotocol(&kind, &protocol);
  assert(protocol == PTHREAD_PRIO_INHERIT);
  pthread_mutexattr_setprioceiling(&kind, 12);
  pthread_mutexattr_getprioceiling(&kind, &ceiling);
  pthread_mutexattr_gettype(&kind, &type);
  assert(ceiling == 12 && type == PTHREAD_MUTEX_ERRORCHECK);
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
