// check -> violated out-of-bounds 13
// check --entry untouched -> violated out-of-bounds 19
// check --entry heap -> violated out-of-bounds 24
// check --entry stack -> violated out-of-bounds 29
// check --entry null -> violated null 34
// check --entry down -> verified
/* An access before the start of an object is one outside that object, whatever lies before it. */
#include <fencepost.h>
#include <stdlib.h>

int first[2], second[2];

int main(void) { return first[0] + second[0] + (&second[0])[-1]; }

static int nobody_touches_this[4];

void untouched(void) {
  volatile int index = -3;
  (void)*(volatile int *)(nobody_touches_this + index);
}

void heap(void) {
  char *block = malloc(8);
  (void)*(volatile char *)(block - 1);
}

void stack(void) {
  volatile int local[2] = {1, 2}, index = -1;
  (void)local[index];
}

void null(void) {
  char *volatile nothing = NULL;
  (void)*(volatile char *)(nothing - 1);
}

/* Not C, strictly, but common: a pointer that ends up before an array, and is not followed. */
void down(void) {
  int sum = 0, *place;
  second[0] = 3;
  second[1] = 4;
  for (place = second + 1; place >= second; place--)
    sum += *place;
  fencepost_assert(sum == 7 && place - second == -1, "both are counted");
}
