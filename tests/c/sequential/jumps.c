#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Errors that are handled by longjmp. */

struct frame {
  struct frame *before;
  jmp_buf here;
};

static struct frame *frames;

_Noreturn static void throw(int error) {
  struct frame *frame = frames;
  frames = frame->before;
  longjmp(frame->here, error);
}

#define TRY(frame) frame.before = frames, frames = &frame, setjmp(frame.here) == 0
#define DONE(frame) frames = frame.before

struct pair {
  long a, b, c;
};

static int digit(char c) {
  char copy[2] = {c, 0};
  if (!strchr("0123456789", copy[0]))
    throw(c);
  return c - '0';
}

static struct pair parse(const char *text) {
  struct pair result = {digit(text[0]), digit(text[1]), 0};
  result.c = result.a * 10 + result.b;
  return result;
}

static void nested(const char *text) {
  struct frame outer, inner;
  if (TRY(outer)) {
    if (TRY(inner)) {
      printf("%ld\n", parse(text).c);
      DONE(inner);
    } else {
      printf("inner, then ");
      throw(2);
    }
    DONE(outer);
  } else {
    puts("outer");
  }
}

static jmp_buf sorting;
static int compared;

static int compare(const void *a, const void *b) {
  if (++compared == 3)
    longjmp(sorting, 7);
  return *(const int *)a - *(const int *)b;
}

static jmp_buf top;

static void down(int depth) {
  int local[4] = {depth, depth, depth, depth};
  if (depth == 0)
    longjmp(top, 0);
  down(depth - 1);
  printf("never %d\n", local[2]);
}

static int rounds(void) {
  volatile int tries = 0;
  int unchanged = 40;
  jmp_buf again, copy;
  int code = setjmp(again);
  memcpy(&copy, &again, sizeof copy);
  tries++;
  if (tries < 4)
    longjmp(copy, tries);
  return unchanged + tries * 100 + code;
}

static int two_places(int which) {
  jmp_buf first, second;
  static int count;
  count = 0;
  switch (setjmp(first)) {
  case 0:
    break;
  case 1:
    return 10 + count;
  default:
    return 20 + count;
  }
  if (setjmp(second)) {
    count += 5;
    longjmp(first, which);
  }
  for (;;)
    if (++count == 3)
      longjmp(second, 1);
}

static int with_mask(void) {
  sigjmp_buf buffer;
  int r = sigsetjmp(buffer, 1);
  if (r == 0)
    siglongjmp(buffer, 5);
  return r;
}

static int (*through)(char) = digit;

int main(void) {
  nested("42");
  nested("4x");
  int numbers[] = {4, 2, 3, 1, 5};
  if (setjmp(sorting) == 0)
    qsort(numbers, 5, sizeof *numbers, compare);
  else
    printf("sorting stopped after %d\n", compared);
  int code = setjmp(top);
  if (code == 0)
    down(3);
  printf("back with %d\n", code);
  printf("%d %d %d %d\n", rounds(), two_places(1), two_places(2), with_mask());
  struct frame frame;
  if (TRY(frame))
    printf("%d\n", through('?') + 1);
  else
    puts("through a pointer");
  return 3;
}
