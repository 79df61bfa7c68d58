/* System calls that threads make: futexes, and who runs. Futexes are numbered for x86-64. */

#define NULL ((void *)0)

enum { EAGAIN = 11, EINVAL = 22, ETIMEDOUT = 110 };
enum { SCHED_YIELD = 24, GETPID = 39, GETTID = 186, FUTEX = 202 };
enum { WAIT = 0, WAKE = 1, WAIT_BITSET = 9, WAKE_BITSET = 10, FLAGS = 128 | 256 };

int __fencepost_futex_begin(void *waiting, void *futex, int value);
int __fencepost_futex_block(void *waiting);
int __fencepost_futex_await(void *waiting);
int __fencepost_futex_wake(void *waiting, void *futex, int most);
int __fencepost_spurious(void);
int __fencepost_choose(int bound);
void __fencepost_not_modelled(const char *text);
int *__errno_location(void);
int getpid(void);
int gettid(void);
int sched_yield(void);

/* Who waits for which futex. */
static struct {
  void *futex;
  int thread, unused;
} waiting[16];

static long fail(int error) {
  *__errno_location() = error;
  return -1;
}

static long wait_for(void *futex, int value, const void *until) {
  /* Whether this wait ends without a cause is decided before it begins. */
  int spurious = __fencepost_spurious() && __fencepost_choose(2);
  if (__fencepost_futex_begin(waiting, futex, value))
    return fail(EAGAIN);
  if (!until && !spurious)
    return __fencepost_futex_block(waiting);
  if (__fencepost_futex_await(waiting) == 0)
    return 0;
  return spurious ? 0 : fail(ETIMEDOUT);
}

long syscall(long number, ...) {
  if (number == SCHED_YIELD)
    return sched_yield();
  if (number == GETPID)
    return getpid();
  if (number == GETTID)
    return gettid();
  if (number != FUTEX)
    __fencepost_not_modelled("a system call other than futex, gettid, getpid and sched_yield");
  __builtin_va_list list;
  __builtin_va_start(list, number);
  void *futex = __builtin_va_arg(list, void *);
  int how = __builtin_va_arg(list, int) & ~FLAGS;
  int value = __builtin_va_arg(list, int);
  const void *until = NULL;
  if (how == WAIT || how == WAIT_BITSET)
    until = __builtin_va_arg(list, void *);
  if (how == WAIT_BITSET || how == WAKE_BITSET) {
    if (how == WAKE_BITSET)
      __builtin_va_arg(list, void *);
    __builtin_va_arg(list, void *);
    if (__builtin_va_arg(list, int) != -1)
      __fencepost_not_modelled("a futex with some bits of a set");
  }
  __builtin_va_end(list);
  if (how == WAIT || how == WAIT_BITSET)
    return wait_for(futex, value, until);
  if (how == WAKE || how == WAKE_BITSET)
    return __fencepost_futex_wake(waiting, futex, value);
  __fencepost_not_modelled("a call of futex other than to wait and to wake");
  return fail(EINVAL);
}
