/* Signals that a thread sends to itself. Whoever is interrupted by another one may be so before any of
   its operations, which is not modelled. */

typedef unsigned long pthread_t;
typedef void (*handler)(int);
#define NULL ((void *)0)
#define DEFAULT ((handler)0)
#define IGNORE ((handler)1)
#define ERROR ((handler) - 1)

enum { EINVAL = 22 };
enum { SIGNALS = 64, WORDS = 16, EXIT_CODE = 128 };
enum { BLOCK, UNBLOCK, SET };
enum {
  QUIT = 3,
  ILL = 4,
  TRAP = 5,
  ABORTED = 6,
  BUS = 7,
  FPE = 8,
  KILL = 9,
  SEGV = 11,
  CHLD = 17,
  CONT = 18,
  STOP = 19,
  TTOU = 22,
  URG = 23,
  XCPU = 24,
  XFSZ = 25,
  WINCH = 28,
  SYS = 31
};
enum { WITH_INFO = 4, NODEFER = 0x40000000 };
#define RESET_AT_ONCE 0x80000000u

void __fencepost_not_modelled(const char *text);
void __fencepost_abort(void);
void __fencepost_exit(int code);
void __fencepost_atomic_begin(void);
void __fencepost_atomic_end(void);
unsigned long __fencepost_self(void);
int *__errno_location(void);

/* As the headers of Linux have it. */
struct sigaction {
  union {
    handler plain;
    void (*informed)(int, void *, void *);
  } function;
  unsigned long mask[WORDS];
  unsigned flags;
  void (*restorer)(void);
};

struct information {
  int number;
  int rest[31];
};

static struct sigaction actions[SIGNALS + 1];

/* What this thread blocks, and what it has been sent meanwhile: one bit each. Jumps know of them. */
extern _Thread_local unsigned long fencepost_signals[2];
#define blocked (fencepost_signals[0])
#define waiting (fencepost_signals[1])

/* A thread begins with what its creator blocks, which is not passed on here. As long as nobody has
   blocked anything that is nothing. */
static int somebody_blocks;
static _Thread_local int knows_mask;

static unsigned long bit(int number) { return 1ul << (number - 1); }

static int is_signal(int number) { return number >= 1 && number <= SIGNALS; }

static int invalid(void) {
  *__errno_location() = EINVAL;
  return -1;
}

static void need_mask(void) {
  if (!knows_mask && __atomic_load_n(&somebody_blocks, __ATOMIC_RELAXED))
    __fencepost_not_modelled("what signals a thread blocks that was started by another one");
}

static int ends_process(int number) {
  return number != CHLD && number != CONT && number != URG && number != WINCH;
}

static int leaves_core(int number) {
  return (number >= QUIT && number <= FPE) || number == SEGV || number == XCPU || number == XFSZ ||
         number == SYS;
}

static void act_by_default(int number) {
  if (number >= STOP && number <= TTOU)
    __fencepost_not_modelled("a signal that stops the process");
  if (!ends_process(number))
    return;
  if (leaves_core(number))
    __fencepost_abort();
  __fencepost_exit(EXIT_CODE + number);
}

static void deliver_waiting(void);

static void deliver(int number) {
  struct sigaction action;
  __fencepost_atomic_begin();
  action = actions[number];
  if (action.flags & RESET_AT_ONCE)
    actions[number].function.plain = DEFAULT;
  __fencepost_atomic_end();
  if (action.function.plain == IGNORE)
    return;
  if (action.function.plain == DEFAULT) {
    act_by_default(number);
    return;
  }
  unsigned long before = blocked;
  blocked |= action.mask[0];
  if (!(action.flags & NODEFER))
    blocked |= bit(number);
  if (action.flags & WITH_INFO) {
    struct information information = {number};
    long context[128] = {0};
    action.function.informed(number, &information, context);
  } else {
    action.function.plain(number);
  }
  blocked = before;
  deliver_waiting();
}

static void deliver_waiting(void) {
  for (int number = 1; number <= SIGNALS; number++)
    if (waiting & ~blocked & bit(number)) {
      waiting &= ~bit(number);
      deliver(number);
    }
}

static int send(int number) {
  need_mask();
  if (blocked & bit(number))
    waiting |= bit(number);
  else
    deliver(number);
  return 0;
}

int raise(int number) {
  if (!is_signal(number))
    return number ? invalid() : 0;
  return send(number);
}

int pthread_kill(pthread_t thread, int number) {
  if (!is_signal(number))
    return number ? EINVAL : 0;
  if (thread != __fencepost_self())
    __fencepost_not_modelled("a signal to another thread");
  return send(number);
}

int kill(int process, int number) {
  if (number)
    __fencepost_not_modelled("a signal that any thread may take");
  return 0;
}

/* The default action of `abort` cannot be changed, but a handler runs before it. */
void abort(void) {
  __fencepost_atomic_begin();
  struct sigaction action = actions[ABORTED];
  __fencepost_atomic_end();
  if (action.function.plain != DEFAULT && action.function.plain != IGNORE)
    deliver(ABORTED);
  __fencepost_abort();
}

static int act(int number, const struct sigaction *wanted, struct sigaction *old) {
  if (!is_signal(number) || (wanted && (number == KILL || number == STOP)))
    return invalid();
  struct sigaction before, after;
  if (wanted)
    after = *wanted;
  __fencepost_atomic_begin();
  before = actions[number];
  if (wanted)
    actions[number] = after;
  __fencepost_atomic_end();
  if (old)
    *old = before;
  return 0;
}

int sigaction(int number, const struct sigaction *wanted, struct sigaction *old) {
  return act(number, wanted, old);
}

static handler set_handler(int number, handler wanted, unsigned flags) {
  struct sigaction new = {{wanted}}, old;
  new.flags = flags;
  if (wanted == ERROR) {
    invalid();
    return ERROR;
  }
  return act(number, &new, &old) ? ERROR : old.function.plain;
}

handler signal(int number, handler wanted) { return set_handler(number, wanted, 0); }
handler bsd_signal(int number, handler wanted) { return set_handler(number, wanted, 0); }
handler __sysv_signal(int number, handler wanted) {
  return set_handler(number, wanted, RESET_AT_ONCE | NODEFER);
}

/* Masks */

int sigemptyset(unsigned long *set) {
  for (int i = 0; i < WORDS; i++)
    set[i] = 0;
  return 0;
}

int sigfillset(unsigned long *set) {
  for (int i = 0; i < WORDS; i++)
    set[i] = ~0ul;
  return 0;
}

int sigaddset(unsigned long *set, int number) {
  if (!is_signal(number))
    return invalid();
  set[0] |= bit(number);
  return 0;
}

int sigdelset(unsigned long *set, int number) {
  if (!is_signal(number))
    return invalid();
  set[0] &= ~bit(number);
  return 0;
}

int sigismember(const unsigned long *set, int number) {
  if (!is_signal(number))
    return invalid();
  return (set[0] & bit(number)) != 0;
}

int sigpending(unsigned long *set) {
  for (int i = 1; i < WORDS; i++)
    set[i] = 0;
  set[0] = waiting;
  return 0;
}

static int mask(int how, const unsigned long *set, unsigned long *old) {
  unsigned long change = set ? set[0] : 0;
  if (set && how != BLOCK && how != UNBLOCK && how != SET)
    return EINVAL;
  if (old || !set || how != SET)
    need_mask();
  if (old) {
    for (int i = 1; i < WORDS; i++)
      old[i] = 0;
    old[0] = blocked;
  }
  if (!set)
    return 0;
  blocked = how == BLOCK ? blocked | change : how == UNBLOCK ? blocked & ~change : change;
  blocked &= ~(bit(KILL) | bit(STOP));
  knows_mask = 1;
  if (blocked)
    __atomic_store_n(&somebody_blocks, 1, __ATOMIC_RELAXED);
  deliver_waiting();
  return 0;
}

int pthread_sigmask(int how, const unsigned long *set, unsigned long *old) {
  return mask(how, set, old);
}

int sigprocmask(int how, const unsigned long *set, unsigned long *old) {
  return mask(how, set, old) ? invalid() : 0;
}
