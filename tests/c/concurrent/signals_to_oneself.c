// check -> verified
// check --entry in_threads -> verified
// check --entry handler_races -> violated race
// check --entry aborts -> violated abort
// check --entry terminates -> verified
// check --entry to_others -> unsupported
// check --entry inherits -> unsupported
/* A thread that sends itself a signal runs the handler at once, unless it blocks the signal. */
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

static volatile sig_atomic_t got, calls, depth, deepest;

static void note(int number) {
  got = number;
  depth++;
  if (depth > deepest)
    deepest = depth;
  if (number == SIGUSR1 && calls++ == 0)
    raise(number);
  depth--;
}

static void informed(int number, siginfo_t *information, void *context) {
  assert(information->si_signo == number && context);
  got = -number;
}

int main(void) {
  struct sigaction action, old;
  sigset_t set, before;

  assert(signal(SIGINT, note) == SIG_DFL);
  assert(signal(SIGINT, note) == note);
  assert(raise(SIGINT) == 0 && got == SIGINT);
  /* A handler is not interrupted by its own signal. */
  deepest = 0;
  signal(SIGUSR1, note);
  raise(SIGUSR1);
  assert(got == SIGUSR1 && deepest == 1 && calls == 2);

  signal(SIGINT, SIG_IGN);
  got = 0;
  raise(SIGINT);
  assert(got == 0);
  raise(SIGCHLD);
  assert(signal(SIGKILL, note) == SIG_ERR && raise(1000) != 0);

  memset(&action, 0, sizeof action);
  action.sa_sigaction = informed;
  action.sa_flags = SA_SIGINFO | SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  assert(sigaction(SIGUSR2, &action, NULL) == 0);
  raise(SIGUSR2);
  assert(got == -SIGUSR2);
  assert(sigaction(SIGUSR2, NULL, &old) == 0 && old.sa_handler == SIG_DFL);

  /* What is blocked waits. */
  signal(SIGTERM, note);
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  assert(sigismember(&set, SIGTERM) == 1 && sigismember(&set, SIGINT) == 0);
  assert(pthread_sigmask(SIG_BLOCK, &set, &before) == 0 && !sigismember(&before, SIGTERM));
  got = 0;
  pthread_kill(pthread_self(), SIGTERM);
  assert(got == 0);
  sigpending(&before);
  assert(sigismember(&before, SIGTERM) == 1);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  assert(got == SIGTERM);
  return 0;
}

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int counted, guarded;

static void count(int number) { counted++; }

static void count_guarded(int number) {
  pthread_mutex_lock(&mutex);
  guarded++;
  pthread_mutex_unlock(&mutex);
}

static void *send(void *number) {
  raise((int)(long)number);
  return NULL;
}

static void two(void *(*start)(void *), long number) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, start, (void *)number);
  pthread_create(&threads[1], NULL, start, (void *)number);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
}

void in_threads(void) {
  signal(SIGUSR1, count_guarded);
  two(send, SIGUSR1);
  assert(guarded == 2);
}

void handler_races(void) {
  signal(SIGUSR1, count);
  two(send, SIGUSR1);
}

void aborts(void) { raise(SIGSEGV); }

static void never(void) { assert(0); }

void terminates(void) {
  atexit(never);
  raise(SIGTERM);
}

static void *wait_for_nothing(void *unused) { return NULL; }

void to_others(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, wait_for_nothing, NULL);
  pthread_kill(thread, SIGUSR1);
}

void inherits(void) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  two(send, SIGUSR1);
}
