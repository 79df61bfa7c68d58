/* Robust mutexes. In programs that make one these stand in place of the functions with the same names
   in threads.c. They remember which robust mutexes a thread holds, and give them up at its end. */

#define NULL ((void *)0)

enum { EINVAL = 22, REMEMBER = 4096, HELD = 16, ROBUST = 16 };

int __fencepost_spurious(void);
int __fencepost_choose(int bound);
int __fencepost_cond_await(void *cond);
int __fencepost_robust_lock(void *mutex);
int __fencepost_robust_timedlock(void *mutex);
int __fencepost_robust_trylock(void *mutex);
int __fencepost_robust_unlock(void *mutex);
int __fencepost_robust_consistent(void *mutex);
void __fencepost_robust_abandon(void *mutex);
void __fencepost_robust_too_many(void);
int __fencepost_robust_cond_begin(void *cond, void *mutex);
int __fencepost_robust_cond_block(void *cond, void *mutex);

extern _Thread_local void (*fencepost_at_end[2])(void);

static _Thread_local void *held[HELD];

static void give_up_all(void) {
  for (int i = 0; i < HELD; i++) {
    void *mutex = held[i];
    if (!mutex)
      continue;
    held[i] = NULL;
    __fencepost_robust_abandon(mutex);
  }
}

static void remember(void *mutex) {
  int place = -1;
  for (int i = HELD - 1; i >= 0; i--) {
    if (held[i] == mutex)
      return;
    if (!held[i])
      place = i;
  }
  if (place < 0)
    __fencepost_robust_too_many();
  held[place] = mutex;
  fencepost_at_end[1] = give_up_all;
}

static void forget(void *mutex) {
  for (int i = 0; i < HELD; i++)
    if (held[i] == mutex)
      held[i] = NULL;
}

/* What locking gave: an error or 0, and whether a robust mutex is held now. */
static int locked(void *mutex, int result) {
  if (result & REMEMBER)
    remember(mutex);
  return result & ~REMEMBER;
}

/* What unlocking gave: an error or 0, and whether a robust mutex is no longer held. */
static int unlocked(void *mutex, int result) {
  if (result & REMEMBER)
    forget(mutex);
  return result & ~REMEMBER;
}

static int set_robust(int *a, int robust) {
  if (robust != 0 && robust != 1)
    return EINVAL;
  *a = robust ? *a | ROBUST : *a & ~ROBUST;
  return 0;
}

static int get_robust(const int *a, int *robust) {
  *robust = (*a & ROBUST) != 0;
  return 0;
}

int pthread_mutexattr_setrobust(int *a, int robust) { return set_robust(a, robust); }
int pthread_mutexattr_setrobust_np(int *a, int robust) { return set_robust(a, robust); }
int pthread_mutexattr_getrobust(const int *a, int *robust) { return get_robust(a, robust); }
int pthread_mutexattr_getrobust_np(const int *a, int *robust) { return get_robust(a, robust); }

int pthread_mutex_consistent(void *m) { return __fencepost_robust_consistent(m); }
int pthread_mutex_consistent_np(void *m) { return __fencepost_robust_consistent(m); }

int pthread_mutex_lock(void *m) { return locked(m, __fencepost_robust_lock(m)); }
int pthread_mutex_trylock(void *m) { return locked(m, __fencepost_robust_trylock(m)); }
int pthread_mutex_timedlock(void *m, const void *until) {
  return locked(m, __fencepost_robust_timedlock(m));
}
int pthread_mutex_clocklock(void *m, int clock, const void *until) {
  return locked(m, __fencepost_robust_timedlock(m));
}
int pthread_mutex_unlock(void *m) { return unlocked(m, __fencepost_robust_unlock(m)); }

static int await(void *c, void *m) {
  unlocked(m, __fencepost_robust_cond_begin(c, m));
  int result = __fencepost_cond_await(c);
  int error = locked(m, __fencepost_robust_lock(m));
  return error ? error : result;
}

int pthread_cond_wait(void *c, void *m) {
  /* See threads.c. */
  if (__fencepost_spurious() && __fencepost_choose(2)) {
    enum { ETIMEDOUT = 110 };
    int result = await(c, m);
    return result == ETIMEDOUT ? 0 : result;
  }
  unlocked(m, __fencepost_robust_cond_begin(c, m));
  return locked(m, __fencepost_robust_cond_block(c, m));
}

int pthread_cond_timedwait(void *c, void *m, const void *until) { return await(c, m); }
int pthread_cond_clockwait(void *c, void *m, int clock, const void *until) { return await(c, m); }
