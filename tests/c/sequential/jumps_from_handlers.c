#include <setjmp.h>
#include <signal.h>
#include <stdio.h>

/* Jumps out of a handler of a signal, which is blocked while its handler runs. */

static sigjmp_buf with_signals;
static jmp_buf without;
static volatile sig_atomic_t calls;

static void handler(int number) {
  calls++;
  siglongjmp(with_signals, number);
}

static void other(int number) {
  calls++;
  longjmp(without, number);
}

static int is_blocked(int number) {
  sigset_t set;
  sigprocmask(SIG_BLOCK, NULL, &set);
  return sigismember(&set, number);
}

int main(void) {
  signal(SIGUSR1, handler);
  signal(SIGUSR2, other);
  for (volatile int round = 0; round < 3; round++) {
    int code = sigsetjmp(with_signals, 1);
    if (code == 0)
      raise(SIGUSR1);
    printf("%d: %d %d\n", round, code == SIGUSR1, is_blocked(SIGUSR1));
  }
  int code = setjmp(without);
  if (code == 0)
    raise(SIGUSR2);
  printf("%d %d %d\n", code == SIGUSR2, is_blocked(SIGUSR2), (int)calls);
  return 0;
}
