/* Cancellation. In programs that call pthread_cancel these stand in place of the functions with the
   same names in threads.c and libc.c, which are no places where a thread could end. */

typedef unsigned long size_t;
typedef unsigned long pthread_t;
#define NULL ((void *)0)

enum { EAGAIN = 11, EINVAL = 22, ETIMEDOUT = 110 };

void __fencepost_yield(void);
int __fencepost_spurious(void);
int __fencepost_choose(int bound);
int __fencepost_detach(pthread_t thread);
int __fencepost_join(pthread_t thread, void **result);
int __fencepost_mutex_lock(void *mutex);
int __fencepost_cond_begin(void *cond, void *mutex);
int __fencepost_cond_block(void *cond, void *mutex);
int __fencepost_cond_await(void *cond);
int __fencepost_cond_signal(void *cond);
int __fencepost_sem_wait(void *semaphore);
int __fencepost_sem_timedwait(void *semaphore);
int __fencepost_sem_trywait(void *semaphore);
int __fencepost_cancel(unsigned *requests, pthread_t thread);
int __fencepost_is_cancelled(unsigned *requests);
int __fencepost_create_uncancelled(pthread_t *thread, void *(*start)(void *), void *argument,
                                   unsigned *requests);
int __fencepost_join_or_cancel(pthread_t thread, unsigned *requests);
int __fencepost_cond_or_cancel(void *cond, unsigned *requests, int timed);
int __fencepost_sem_or_cancel(void *semaphore, unsigned *requests, int timed);
void __fencepost_asynchronous_cancellation(void);
int *__errno_location(void);
void pthread_exit(void *result);

/* Who is asked to end and has not done so. */
static unsigned requests[16];

static _Thread_local int disabled, type;

/* How a wait came to its end: as always, by a request alone, or by a request and something else. */
enum { DONE, CANCELLED, BOTH };

static void end_now(void) {
  disabled = 1;
  pthread_exit((void *)-1);
}

/* Where the other thing has happened, too, POSIX leaves open which of the two counts. */
static int takes_request(int how) {
  return how == CANCELLED || (how == BOTH && __fencepost_choose(2));
}

int pthread_cancel(pthread_t thread) { return __fencepost_cancel(requests, thread); }

/* The library calls the functions of its other files where they have the same names, so nothing here
   calls what others may call. */
static void test(void) {
  if (!disabled && __fencepost_is_cancelled(requests))
    end_now();
}

void pthread_testcancel(void) { test(); }

int pthread_setcancelstate(int state, int *old) {
  if (state != 0 && state != 1)
    return EINVAL;
  if (old)
    *old = disabled;
  disabled = state;
  return 0;
}

int pthread_setcanceltype(int wanted, int *old) {
  if (wanted != 0 && wanted != 1)
    return EINVAL;
  if (wanted == 1)
    __fencepost_asynchronous_cancellation();
  if (old)
    *old = type;
  type = wanted;
  return 0;
}

struct attributes {
  int detached;
};

static int create(pthread_t *thread, const struct attributes *a, void *(*start)(void *),
                  void *argument) {
  int detached = a && a->detached;
  int error = __fencepost_create_uncancelled(thread, start, argument, requests);
  if (detached)
    __fencepost_detach(*thread);
  return error;
}

int pthread_create(pthread_t *thread, const struct attributes *a, void *(*start)(void *),
                   void *argument) {
  return create(thread, a, start, argument);
}

static int join(pthread_t thread, void **result) {
  if (!disabled) {
    test();
    if (takes_request(__fencepost_join_or_cancel(thread, requests)))
      end_now();
  }
  return __fencepost_join(thread, result);
}

int pthread_join(pthread_t thread, void **result) { return join(thread, result); }

/* A thread that ends while it waits holds the mutex again when it does, and takes no signal from
   others that wait. */
static int await_cond(void *c, void *m, int timed) {
  if (disabled) {
    __fencepost_cond_begin(c, m);
    if (!timed)
      return __fencepost_cond_block(c, m);
    int result = __fencepost_cond_await(c);
    __fencepost_mutex_lock(m);
    return result;
  }
  test();
  __fencepost_cond_begin(c, m);
  int how = __fencepost_cond_or_cancel(c, requests, timed);
  __fencepost_mutex_lock(m);
  if (how == ETIMEDOUT)
    return ETIMEDOUT;
  if (takes_request(how)) {
    if (how == BOTH)
      __fencepost_cond_signal(c);
    end_now();
  }
  return 0;
}

static int cond_wait(void *c, void *m) {
  int spurious = __fencepost_spurious() && __fencepost_choose(2);
  int result = await_cond(c, m, spurious);
  return spurious ? 0 : result;
}

int pthread_cond_wait(void *c, void *m) { return cond_wait(c, m); }
int pthread_cond_timedwait(void *c, void *m, const void *until) { return await_cond(c, m, 1); }
int pthread_cond_clockwait(void *c, void *m, int clock, const void *until) {
  return await_cond(c, m, 1);
}

static int sem_await(void *s, int timed) {
  if (disabled)
    return timed ? __fencepost_sem_timedwait(s) : __fencepost_sem_wait(s);
  test();
  for (;;) {
    int how = __fencepost_sem_or_cancel(s, requests, timed);
    if (how == DONE || how == ETIMEDOUT)
      return how;
    if (takes_request(how))
      end_now();
    if (__fencepost_sem_trywait(s) == 0)
      return 0;
  }
}

int sem_wait(void *s) { return sem_await(s, 0); }

static int sem_timed(void *s) {
  if (sem_await(s, 1) == 0)
    return 0;
  *__errno_location() = ETIMEDOUT;
  return -1;
}

int sem_timedwait(void *s, const void *until) { return sem_timed(s); }
int sem_clockwait(void *s, int clock, const void *until) { return sem_timed(s); }

static int rest(void) {
  test();
  __fencepost_yield();
  test();
  return 0;
}

unsigned sleep(unsigned seconds) { return rest(); }
int usleep(unsigned microseconds) { return rest(); }
int nanosleep(const void *wanted, void *left) { return rest(); }
int clock_nanosleep(int clock, int flags, const void *wanted, void *left) { return rest(); }
int thrd_sleep(const void *wanted, void *left) { return rest(); }

enum { thrd_success, thrd_busy, thrd_error, thrd_nomem, thrd_timedout };

int thrd_create(pthread_t *thread, int (*start)(void *), void *argument) {
  return create(thread, NULL, (void *(*)(void *))start, argument) ? thrd_error
                                                                          : thrd_success;
}

int thrd_join(pthread_t thread, int *result) {
  void *value;
  if (join(thread, &value))
    return thrd_error;
  if (result)
    *result = (int)(long)value;
  return thrd_success;
}

int cnd_wait(void *c, void *m) { return cond_wait(c, m) ? thrd_error : thrd_success; }
int cnd_timedwait(void *c, void *m, const void *until) {
  return await_cond(c, m, 1) ? thrd_timedout : thrd_success;
}
