/* What programs written for GenMC may say, in terms of this checker.
 *
 * Hints that make another search faster mean nothing here. Functions for persistent memory and for
 * hazard pointers are not there.
 */
#ifndef FENCEPOST_GENMC_H
#define FENCEPOST_GENMC_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Discards the execution from here on if the condition is false. */
void __VERIFIER_assume(bool condition);

/* Any number. */
int __VERIFIER_nondet_int(void);

/* Threads without attributes. */
typedef pthread_t __VERIFIER_thread_t;

static inline __VERIFIER_thread_t __VERIFIER_spawn(void *(*start)(void *), void *argument) {
  pthread_t thread;
  pthread_create(&thread, NULL, start, argument);
  return thread;
}

static inline void *__VERIFIER_join(__VERIFIER_thread_t thread) {
  void *result = NULL;
  pthread_join(thread, &result);
  return result;
}

#define __VERIFIER_spawn_symmetric(start, argument, other) __VERIFIER_spawn(start, argument)
#define __VERIFIER_join_symmetric(thread) ((void)__VERIFIER_join(thread))

/* Hints about loops and accesses. */
static inline void __VERIFIER_loop_begin(void) {}
static inline void __VERIFIER_spin_start(void) {}
static inline void __VERIFIER_spin_end(bool condition) { (void)condition; }
#define __VERIFIER_local_write(statement) do { statement; } while (0)
#define __VERIFIER_final_write(statement) do { statement; } while (0)
#define __VERIFIER_helped_CAS(expression) do { expression; } while (0)
#define __VERIFIER_helping_CAS(expression) do { expression; } while (0)
#define __VERIFIER_speculative_read(expression) (expression)
#define __VERIFIER_confirming_read(expression) (expression)
#define __VERIFIER_confirming_CAS(expression) (expression)
#define __VERIFIER_final_CAS(expression) (expression)
#define __VERIFIER_optional(statement) do { statement; } while (0)

#ifdef __cplusplus
}
#endif
#endif
