/* Threads of POSIX and of C11, over natives of the checker. See libc.c. */

typedef unsigned long size_t;
typedef unsigned long pthread_t;
#define NULL ((void *)0)

enum {
  EAGAIN = 11,
  ENOMEM = 12,
  EBUSY = 16,
  EINVAL = 22,
  ERANGE = 34,
  ENOTSUP = 95,
  ETIMEDOUT = 110
};

/* How small a stack may be. */
enum { LEAST_STACK = 16384 };

void __fencepost_yield(void);
int __fencepost_spurious(void);
int __fencepost_choose(int bound);
void __fencepost_exit(int code);
int __fencepost_create(pthread_t *thread, void *(*start)(void *), void *argument);
pthread_t __fencepost_self(void);
int __fencepost_join(pthread_t thread, void **result);
int __fencepost_timed_join(pthread_t thread, void **result);
int __fencepost_try_join(pthread_t thread, void **result);
int __fencepost_detach(pthread_t thread);
void __fencepost_set_result(void *result);
void __fencepost_end_own_copies(void);
void __fencepost_thread_exit(void *result);
int __fencepost_parameters(void *(*function)(void *));
void __fencepost_init_mutex(void *mutex, int kind);
void __fencepost_init_cond(void *cond);
void __fencepost_init_rw(void *lock);
void __fencepost_init_word(void *word, int value);
int __fencepost_mutex_lock(void *mutex);
int __fencepost_mutex_timedlock(void *mutex);
int __fencepost_mutex_trylock(void *mutex);
int __fencepost_mutex_unlock(void *mutex);
int __fencepost_mutex_destroy(void *mutex);
int __fencepost_cond_begin(void *cond, void *mutex);
int __fencepost_cond_block(void *cond, void *mutex);
int __fencepost_cond_await(void *cond);
int __fencepost_cond_signal(void *cond);
int __fencepost_cond_broadcast(void *cond);
int __fencepost_cond_destroy(void *cond);
int __fencepost_rw_read(void *lock);
int __fencepost_rw_write(void *lock);
int __fencepost_rw_timed_read(void *lock);
int __fencepost_rw_timed_write(void *lock);
int __fencepost_rw_try_read(void *lock);
int __fencepost_rw_try_write(void *lock);
int __fencepost_rw_unlock(void *lock);
int __fencepost_rw_destroy(void *lock);
int __fencepost_barrier_init(void *barrier, int count);
int __fencepost_barrier_destroy(void *barrier);
int __fencepost_barrier_arrive(void *barrier);
int __fencepost_barrier_block(void *barrier, int round);
int __fencepost_sem_wait(void *semaphore);
int __fencepost_sem_timedwait(void *semaphore);
int __fencepost_sem_trywait(void *semaphore);
int __fencepost_sem_post(void *semaphore);
int __fencepost_sem_value(void *semaphore);
int __fencepost_sem_destroy(void *semaphore);
int __fencepost_once_begin(void *once);
void __fencepost_once_end(void *once);
int *__errno_location(void);

/* Keys: what each thread has under a number. Making one orders no threads. */

enum { KEYS = 32 };
static _Thread_local void *values[KEYS];
static void (*destructors[KEYS])(void *);
static int used[KEYS];


int pthread_key_create(unsigned *key, void (*destructor)(void *)) {
  for (unsigned i = 0; i < KEYS; i++) {
    if (__atomic_exchange_n(&used[i], 1, __ATOMIC_RELAXED))
      continue;
    __atomic_store_n(&destructors[i], destructor, __ATOMIC_RELAXED);
    *key = i;
    return 0;
  }
  return EAGAIN;
}

int pthread_key_delete(unsigned key) {
  if (key >= KEYS)
    return EINVAL;
  __atomic_store_n(&destructors[key], NULL, __ATOMIC_RELAXED);
  __atomic_store_n(&used[key], 0, __ATOMIC_RELEASE);
  return 0;
}

void *pthread_getspecific(unsigned key) { return key < KEYS ? values[key] : NULL; }

static void run_destructors(void) {
  for (int round = 0; round < 4; round++) {
    int any = 0;
    for (int i = 0; i < KEYS; i++) {
      void *value = values[i];
      if (!value)
        continue;
      values[i] = NULL;
      void (*destructor)(void *) = __atomic_load_n(&destructors[i], __ATOMIC_RELAXED);
      if (destructor) {
        any = 1;
        destructor(value);
      }
    }
    if (!any)
      break;
  }
}

/* What a thread does at its end: runs destructors, gives robust mutexes up (robust.c). Called like
   this, neither is anything that threads of a program without keys or such mutexes could come to. */
_Thread_local void (*fencepost_at_end[2])(void);

/* The signals that this thread blocks, and those that wait for it; signals.c has more. */
_Thread_local unsigned long fencepost_signals[2];

int pthread_setspecific(unsigned key, const void *value) {
  if (key >= KEYS)
    return EINVAL;
  values[key] = (void *)value;
  fencepost_at_end[0] = run_destructors;
  return 0;
}

/* Threads */

void fencepost_thread_finish(void *result) {
  if (fencepost_at_end[0])
    fencepost_at_end[0]();
  if (fencepost_at_end[1])
    fencepost_at_end[1]();
  __fencepost_end_own_copies();
  __fencepost_set_result(result);
}

void fencepost_thread_root(void *(*start)(void *), void *argument) {
  void *result;
  /* A function without a prototype may take nothing. */
  if (__fencepost_parameters(start) == 0)
    result = ((void *(*)(void))start)();
  else
    result = start(argument);
  fencepost_thread_finish(result);
}

struct attributes {
  int detached, policy, priority, inherits, scope;
  size_t stack_size, guard_size;
  void *stack;
};

int pthread_attr_init(struct attributes *a) {
  a->detached = a->policy = a->priority = a->inherits = a->scope = 0;
  a->stack_size = 8ul << 20;
  a->guard_size = 4096;
  a->stack = NULL;
  return 0;
}

int pthread_attr_destroy(struct attributes *a) { return 0; }

int pthread_attr_setdetachstate(struct attributes *a, int state) {
  if (state != 0 && state != 1)
    return EINVAL;
  a->detached = state;
  return 0;
}

int pthread_attr_getdetachstate(const struct attributes *a, int *state) {
  *state = a->detached;
  return 0;
}

int pthread_attr_setstacksize(struct attributes *a, size_t size) {
  if (size < LEAST_STACK)
    return EINVAL;
  a->stack_size = size;
  return 0;
}

int pthread_attr_getstacksize(const struct attributes *a, size_t *size) {
  *size = a->stack_size;
  return 0;
}

int pthread_attr_setstack(struct attributes *a, void *stack, size_t size) {
  if (size < LEAST_STACK)
    return EINVAL;
  a->stack = stack;
  a->stack_size = size;
  return 0;
}

int pthread_attr_getstack(const struct attributes *a, void **stack, size_t *size) {
  *stack = a->stack;
  *size = a->stack_size;
  return 0;
}

int pthread_attr_setguardsize(struct attributes *a, size_t size) {
  a->guard_size = size;
  return 0;
}

int pthread_attr_getguardsize(const struct attributes *a, size_t *size) {
  *size = a->guard_size;
  return 0;
}

int pthread_attr_setschedpolicy(struct attributes *a, int policy) {
  if (policy < 0 || policy > 2)
    return EINVAL;
  a->policy = policy;
  return 0;
}

int pthread_attr_getschedpolicy(const struct attributes *a, int *policy) {
  *policy = a->policy;
  return 0;
}

int pthread_attr_setschedparam(struct attributes *a, const int *priority) {
  a->priority = *priority;
  return 0;
}

int pthread_attr_getschedparam(const struct attributes *a, int *priority) {
  *priority = a->priority;
  return 0;
}

int pthread_attr_setinheritsched(struct attributes *a, int inherits) {
  if (inherits != 0 && inherits != 1)
    return EINVAL;
  a->inherits = inherits;
  return 0;
}

int pthread_attr_getinheritsched(const struct attributes *a, int *inherits) {
  *inherits = a->inherits;
  return 0;
}

int pthread_attr_setscope(struct attributes *a, int scope) {
  /* Threads that compete within the process alone are not supported, as in glibc. */
  if (scope != 0)
    return scope == 1 ? ENOTSUP : EINVAL;
  return 0;
}

int pthread_attr_getscope(const struct attributes *a, int *scope) {
  *scope = a->scope;
  return 0;
}

int pthread_attr_setaffinity_np(struct attributes *a, size_t size, const void *set) { return 0; }

static int concurrency;

int pthread_setconcurrency(int level) {
  if (level < 0)
    return EINVAL;
  __atomic_store_n(&concurrency, level, __ATOMIC_RELAXED);
  return 0;
}

int pthread_getconcurrency(void) { return __atomic_load_n(&concurrency, __ATOMIC_RELAXED); }

int pthread_create(pthread_t *thread, const struct attributes *a, void *(*start)(void *),
                   void *argument) {
  int detached = a && a->detached;
  int error = __fencepost_create(thread, start, argument);
  if (detached)
    __fencepost_detach(*thread);
  return error;
}

int pthread_join(pthread_t thread, void **result) { return __fencepost_join(thread, result); }
int pthread_tryjoin_np(pthread_t thread, void **result) {
  return __fencepost_try_join(thread, result);
}
int pthread_timedjoin_np(pthread_t thread, void **result, const void *until) {
  return __fencepost_timed_join(thread, result);
}
int pthread_clockjoin_np(pthread_t thread, void **result, int clock, const void *until) {
  return __fencepost_timed_join(thread, result);
}
int pthread_detach(pthread_t thread) { return __fencepost_detach(thread); }
pthread_t pthread_self(void) { return __fencepost_self(); }
int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
int gettid(void) { return (int)__fencepost_self(); }
/* Handlers that pthread_cleanup_push has put up: each in the buffer that the macro has for it, with
   its argument and the one before it. */
static _Thread_local void **cleanups;

/* What a thread does before it leaves. Called like this, it is nothing that threads of a program
   without handlers could come to. */
static _Thread_local void (*before_exit)(void);

static void run_cleanups(void) {
  while (cleanups) {
    void **buffer = cleanups;
    cleanups = buffer[2];
    ((void (*)(void *))buffer[0])(buffer[1]);
  }
}

/* The front end calls this in place of the next one, where it finds the handler. */
void fencepost_push_cleanup(void **buffer, void (*handler)(void *), void *argument) {
  buffer[0] = (void *)handler;
  buffer[1] = argument;
  buffer[2] = cleanups;
  cleanups = buffer;
  before_exit = run_cleanups;
}

void fencepost_unknown_cleanup_handler(void *argument);

void __pthread_register_cancel(void **buffer) {
  fencepost_push_cleanup(buffer, fencepost_unknown_cleanup_handler, NULL);
}

void __pthread_unregister_cancel(void **buffer) {
  cleanups = buffer[2];
  if (!cleanups)
    before_exit = NULL;
}

int __sigsetjmp(void *buffer, int mask) { return 0; }

void pthread_exit(void *result) {
  if (before_exit)
    before_exit();
  __fencepost_thread_exit(result);
}

/* Nobody is cancelled: programs that call pthread_cancel have cancel.c before this. */
static _Thread_local int cancel_state, cancel_type;

int pthread_setcancelstate(int state, int *old) {
  if (state != 0 && state != 1)
    return EINVAL;
  if (old)
    *old = cancel_state;
  cancel_state = state;
  return 0;
}

int pthread_setcanceltype(int type, int *old) {
  if (type != 0 && type != 1)
    return EINVAL;
  if (old)
    *old = cancel_type;
  cancel_type = type;
  return 0;
}

void pthread_testcancel(void) {}
int pthread_setname_np(pthread_t thread, const char *name) { return 0; }
int pthread_getname_np(pthread_t thread, char *name, size_t room) {
  if (room < 16)
    return ERANGE;
  *name = 0;
  return 0;
}
int pthread_setschedparam(pthread_t thread, int policy, const void *parameters) { return 0; }
int pthread_getschedparam(pthread_t thread, int *policy, int *parameters) {
  *policy = *parameters = 0;
  return 0;
}
int pthread_setschedprio(pthread_t thread, int priority) { return 0; }
int pthread_setaffinity_np(pthread_t thread, unsigned long size, const void *set) { return 0; }
int pthread_getaffinity_np(pthread_t thread, size_t size, unsigned char *set) {
  for (size_t i = 0; i < size; i++)
    set[i] = i ? 0 : 3;
  return 0;
}
int pthread_yield(void) {
  __fencepost_yield();
  return 0;
}

/* Mutexes: the kind is where glibc has it, in mutexes and in attributes. */

enum { SHARED = 1 << 30, PROTOCOL = 3 << 28, CEILING = 0xfff << 12 };

int pthread_mutexattr_init(int *a) {
  *a = 0;
  return 0;
}

int pthread_mutexattr_destroy(int *a) { return 0; }

int pthread_mutexattr_settype(int *a, int kind) {
  if (kind < 0 || kind > 3)
    return EINVAL;
  *a = (*a & ~3) | kind;
  return 0;
}

int pthread_mutexattr_gettype(const int *a, int *kind) {
  *kind = *a & 3;
  return 0;
}

int pthread_mutexattr_setpshared(int *a, int shared) {
  if (shared != 0 && shared != 1)
    return EINVAL;
  *a = (*a & ~SHARED) | (shared ? SHARED : 0);
  return 0;
}

int pthread_mutexattr_getpshared(const int *a, int *shared) {
  *shared = (*a & SHARED) != 0;
  return 0;
}

int pthread_mutexattr_setprotocol(int *a, int protocol) {
  if (protocol < 0 || protocol > 2)
    return EINVAL;
  *a = (*a & ~PROTOCOL) | protocol << 28;
  return 0;
}

int pthread_mutexattr_getprotocol(const int *a, int *protocol) {
  *protocol = (*a & PROTOCOL) >> 28;
  return 0;
}

int pthread_mutexattr_setprioceiling(int *a, int ceiling) {
  if (ceiling < 1 || ceiling > 99)
    return EINVAL;
  *a = (*a & ~CEILING) | ceiling << 12;
  return 0;
}

int pthread_mutexattr_getprioceiling(const int *a, int *ceiling) {
  int set = (*a & CEILING) >> 12;
  *ceiling = set ? set : 1;
  return 0;
}

int pthread_mutex_init(void *m, const int *a) {
  __fencepost_init_mutex(m, a ? *a & ~(SHARED | PROTOCOL | CEILING) : 0);
  return 0;
}

int pthread_mutex_destroy(void *m) { return __fencepost_mutex_destroy(m); }
int pthread_mutex_lock(void *m) { return __fencepost_mutex_lock(m); }
int pthread_mutex_trylock(void *m) { return __fencepost_mutex_trylock(m); }
int pthread_mutex_timedlock(void *m, const void *until) { return __fencepost_mutex_timedlock(m); }
int pthread_mutex_clocklock(void *m, int clock, const void *until) {
  return __fencepost_mutex_timedlock(m);
}
int pthread_mutex_unlock(void *m) { return __fencepost_mutex_unlock(m); }

/* A spin lock is one word; a thread that waits for it does nothing else. */

int pthread_spin_init(volatile int *lock, int shared) {
  __fencepost_init_word((void *)lock, 1);
  return 0;
}

int pthread_spin_destroy(volatile int *lock) { return __fencepost_sem_destroy((void *)lock); }
int pthread_spin_lock(volatile int *lock) { return __fencepost_sem_wait((void *)lock); }
int pthread_spin_trylock(volatile int *lock) {
  return __fencepost_sem_trywait((void *)lock) ? EBUSY : 0;
}
int pthread_spin_unlock(volatile int *lock) { return __fencepost_sem_post((void *)lock); }

/* Condition variables */

int pthread_cond_init(void *c, const void *a) {
  __fencepost_init_cond(c);
  return 0;
}

/* Whether it is shared, and the clock above that. */
int pthread_condattr_init(int *a) {
  *a = 0;
  return 0;
}

int pthread_condattr_destroy(int *a) { return 0; }

int pthread_condattr_setpshared(int *a, int shared) {
  if (shared != 0 && shared != 1)
    return EINVAL;
  *a = (*a & ~1) | shared;
  return 0;
}

int pthread_condattr_getpshared(const int *a, int *shared) {
  *shared = *a & 1;
  return 0;
}

int pthread_condattr_setclock(int *a, int clock) {
  if (clock != 0 && clock != 1)
    return EINVAL;
  *a = (*a & 1) | clock << 1;
  return 0;
}

int pthread_condattr_getclock(const int *a, int *clock) {
  *clock = *a >> 1;
  return 0;
}

int pthread_cond_destroy(void *c) { return __fencepost_cond_destroy(c); }

int pthread_cond_wait(void *c, void *m) {
  /* Whether this wait ends without a cause is decided before it begins: one that does not may
     still last for ever. */
  if (__fencepost_spurious() && __fencepost_choose(2)) {
    __fencepost_cond_begin(c, m);
    __fencepost_cond_await(c);
    __fencepost_mutex_lock(m);
    return 0;
  }
  __fencepost_cond_begin(c, m);
  return __fencepost_cond_block(c, m);
}

int pthread_cond_timedwait(void *c, void *m, const void *until) {
  __fencepost_cond_begin(c, m);
  int result = __fencepost_cond_await(c);
  __fencepost_mutex_lock(m);
  return result;
}

int pthread_cond_clockwait(void *c, void *m, int clock, const void *until) {
  return pthread_cond_timedwait(c, m, until);
}

int pthread_cond_signal(void *c) { return __fencepost_cond_signal(c); }
int pthread_cond_broadcast(void *c) { return __fencepost_cond_broadcast(c); }

/* Locks for readers and writers */

int pthread_rwlock_init(void *l, const void *a) {
  __fencepost_init_rw(l);
  return 0;
}

struct rw_attributes {
  int kind, shared;
};

int pthread_rwlockattr_init(struct rw_attributes *a) {
  a->kind = a->shared = 0;
  return 0;
}

int pthread_rwlockattr_destroy(struct rw_attributes *a) { return 0; }

int pthread_rwlockattr_setpshared(struct rw_attributes *a, int shared) {
  if (shared != 0 && shared != 1)
    return EINVAL;
  a->shared = shared;
  return 0;
}

int pthread_rwlockattr_getpshared(const struct rw_attributes *a, int *shared) {
  *shared = a->shared;
  return 0;
}

int pthread_rwlockattr_setkind_np(struct rw_attributes *a, int kind) {
  if (kind < 0 || kind > 2)
    return EINVAL;
  a->kind = kind;
  return 0;
}

int pthread_rwlockattr_getkind_np(const struct rw_attributes *a, int *kind) {
  *kind = a->kind;
  return 0;
}

int pthread_rwlock_destroy(void *l) { return __fencepost_rw_destroy(l); }
int pthread_rwlock_rdlock(void *l) { return __fencepost_rw_read(l); }
int pthread_rwlock_wrlock(void *l) { return __fencepost_rw_write(l); }
int pthread_rwlock_timedrdlock(void *l, const void *until) { return __fencepost_rw_timed_read(l); }
int pthread_rwlock_timedwrlock(void *l, const void *until) { return __fencepost_rw_timed_write(l); }
int pthread_rwlock_clockrdlock(void *l, int clock, const void *until) {
  return __fencepost_rw_timed_read(l);
}
int pthread_rwlock_clockwrlock(void *l, int clock, const void *until) {
  return __fencepost_rw_timed_write(l);
}
int pthread_rwlock_tryrdlock(void *l) { return __fencepost_rw_try_read(l); }
int pthread_rwlock_trywrlock(void *l) { return __fencepost_rw_try_write(l); }
int pthread_rwlock_unlock(void *l) { return __fencepost_rw_unlock(l); }

/* Barriers */

int pthread_barrier_init(void *b, const void *a, unsigned count) {
  if (count == 0 || count > 2147483647)
    return EINVAL;
  return __fencepost_barrier_init(b, (int)count);
}

int pthread_barrierattr_init(int *a) {
  *a = 0;
  return 0;
}

int pthread_barrierattr_destroy(int *a) { return 0; }

int pthread_barrierattr_setpshared(int *a, int shared) {
  if (shared != 0 && shared != 1)
    return EINVAL;
  *a = shared;
  return 0;
}

int pthread_barrierattr_getpshared(const int *a, int *shared) {
  *shared = *a;
  return 0;
}

int pthread_barrier_destroy(void *b) { return __fencepost_barrier_destroy(b); }

int pthread_barrier_wait(void *b) {
  int round = __fencepost_barrier_arrive(b);
  if (round < 0)
    return -1;
  return __fencepost_barrier_block(b, round);
}

/* Once */

int pthread_once(int *once, void (*function)(void)) {
  if (__fencepost_once_begin(once)) {
    function();
    __fencepost_once_end(once);
  }
  return 0;
}

/* Semaphores */

int sem_init(int *s, int shared, unsigned value) {
  if (value > 2147483647) {
    *__errno_location() = EINVAL;
    return -1;
  }
  __fencepost_init_word(s, (int)value);
  return 0;
}

int sem_destroy(void *s) { return __fencepost_sem_destroy(s); }
int sem_wait(void *s) { return __fencepost_sem_wait(s); }

int sem_timedwait(void *s, const void *until) {
  if (__fencepost_sem_timedwait(s) == 0)
    return 0;
  *__errno_location() = ETIMEDOUT;
  return -1;
}

int sem_clockwait(void *s, int clock, const void *until) { return sem_timedwait(s, until); }

int sem_trywait(void *s) {
  if (__fencepost_sem_trywait(s) == 0)
    return 0;
  *__errno_location() = EAGAIN;
  return -1;
}

int sem_post(void *s) { return __fencepost_sem_post(s); }

int sem_getvalue(void *s, int *value) {
  *value = __fencepost_sem_value(s);
  return 0;
}

/* Threads of C11 */

enum { thrd_success, thrd_busy, thrd_error, thrd_nomem, thrd_timedout };

int thrd_create(pthread_t *thread, int (*start)(void *), void *argument) {
  return pthread_create(thread, NULL, (void *(*)(void *))start, argument) ? thrd_error
                                                                          : thrd_success;
}

int thrd_join(pthread_t thread, int *result) {
  void *value;
  if (__fencepost_join(thread, &value))
    return thrd_error;
  if (result)
    *result = (int)(long)value;
  return thrd_success;
}

int thrd_detach(pthread_t thread) { return pthread_detach(thread) ? thrd_error : thrd_success; }
pthread_t thrd_current(void) { return __fencepost_self(); }
int thrd_equal(pthread_t a, pthread_t b) { return a == b; }
void thrd_yield(void) { __fencepost_yield(); }
int thrd_sleep(const void *wanted, void *rest) {
  __fencepost_yield();
  return 0;
}
void thrd_exit(int result) { __fencepost_thread_exit((void *)(long)result); }

int mtx_init(void *m, int kind) {
  int recursive = kind & 1;
  return pthread_mutex_init(m, &recursive) ? thrd_error : thrd_success;
}

void mtx_destroy(void *m) { __fencepost_mutex_destroy(m); }
int mtx_lock(void *m) { return __fencepost_mutex_lock(m) ? thrd_error : thrd_success; }
int mtx_unlock(void *m) { return __fencepost_mutex_unlock(m) ? thrd_error : thrd_success; }
int mtx_trylock(void *m) { return __fencepost_mutex_trylock(m) ? thrd_busy : thrd_success; }
int mtx_timedlock(void *m, const void *until) {
  return __fencepost_mutex_timedlock(m) ? thrd_timedout : thrd_success;
}

int cnd_init(void *c) { return pthread_cond_init(c, NULL); }
void cnd_destroy(void *c) { __fencepost_cond_destroy(c); }
int cnd_wait(void *c, void *m) { return pthread_cond_wait(c, m) ? thrd_error : thrd_success; }
int cnd_timedwait(void *c, void *m, const void *until) {
  return pthread_cond_timedwait(c, m, until) ? thrd_timedout : thrd_success;
}
int cnd_signal(void *c) { return __fencepost_cond_signal(c); }
int cnd_broadcast(void *c) { return __fencepost_cond_broadcast(c); }
void call_once(int *once, void (*function)(void)) { pthread_once(once, function); }
int tss_create(unsigned *key, void (*destructor)(void *)) {
  return pthread_key_create(key, destructor) ? thrd_error : thrd_success;
}
void tss_delete(unsigned key) { pthread_key_delete(key); }
int tss_set(unsigned key, void *value) {
  return pthread_setspecific(key, value) ? thrd_error : thrd_success;
}
void *tss_get(unsigned key) { return pthread_getspecific(key); }
