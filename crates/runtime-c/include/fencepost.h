/* What a C program may tell the checker.
 *
 * Without the checker the functions are ordinary ones: a choice is always 0, an assumption that
 * does not hold ends the program, and fencepost_daemon does nothing.
 */
#ifndef FENCEPOST_H
#define FENCEPOST_H

#ifdef __cplusplus
extern "C" {
#endif

/* Any number from 0 to below the bound; every one is explored. */
int fencepost_choose(int bound);

/* Discards the execution from here on if the condition is 0. */
void fencepost_assume(int condition);

/* The running thread is meant to run for ever: with --liveness it need not end. */
void fencepost_daemon(void);

/* A violation if the condition is 0. */
void fencepost_assert(int condition, const char *text);

#ifdef FENCEPOST_NATIVE
#include <assert.h>
#include <stdlib.h>
int fencepost_choose(int bound) { return (void)bound, 0; }
void fencepost_assume(int condition) {
  if (!condition)
    exit(0);
}
void fencepost_daemon(void) {}
void fencepost_assert(int condition, const char *text) {
  (void)text;
  assert(condition);
}
#endif

#ifdef __cplusplus
}
#endif
#endif
