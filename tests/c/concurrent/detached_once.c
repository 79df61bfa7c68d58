// check -> verified
// check --reduction none -> verified
// check --reduction dpor -> verified
// outcomes first second --model sc -> 0,3 3,0
// outcomes first second --model sc --reduction none -> 0,3 3,0
/* A thread can be detached once, whether it has ended or not, and whether it asked who it is. */
#include <errno.h>
#include <fencepost.h>
#include <pthread.h>

int first = 9, second = 9;
static pthread_t child;

static void *leaf(void *unused) { return pthread_equal(pthread_self(), child) ? &child : NULL; }

static void *detach(void *result) {
  *(int *)result = pthread_detach(child);
  return NULL;
}

int main(void) {
  pthread_t other;
  pthread_create(&child, NULL, leaf, NULL);
  pthread_create(&other, NULL, detach, &second);
  first = pthread_detach(child);
  pthread_join(other, NULL);
  fencepost_assert((first == 0) != (second == 0), "one of them detaches it");
  fencepost_assert(pthread_join(child, NULL) == ESRCH, "a detached thread cannot be joined");
  return 0;
}
