/* setjmp and longjmp. The front end marks each call of setjmp as a place of its function, and lets a
   function return at once when a jump leads past it: behind each call it looks at fencepost_jumping. */

typedef unsigned long pthread_t;
#define NULL ((void *)0)

pthread_t __fencepost_self(void);
void __fencepost_assert_fail(const char *text);
void __fencepost_not_modelled(const char *text);

/* The call of a function that may be jumped to, in its own memory. The front end makes it. */
struct call {
  int value;
  int place;
  pthread_t thread;
};

struct buffer {
  struct call *call;
  int place;
  int saves_signals;
  unsigned long blocked;
};

extern _Thread_local unsigned long fencepost_signals[2];

/* The call that the running thread is on its way to. */
_Thread_local struct call *fencepost_jumping;

/* In place of setjmp, which gives the value. */
void fencepost_mark_place(struct buffer *buffer, struct call *call, int place, int saves_signals) {
  call->value = 0;
  call->thread = __fencepost_self();
  buffer->call = call;
  buffer->place = place;
  buffer->saves_signals = saves_signals;
  if (saves_signals)
    buffer->blocked = fencepost_signals[0];
}

/* Where in the function that is jumped to it goes on. */
int fencepost_place(void) {
  int place = fencepost_jumping->place;
  fencepost_jumping = NULL;
  return place;
}

static void jump(struct buffer *buffer, int value) {
  struct call *call = buffer->call;
  if (call->thread != __fencepost_self())
    __fencepost_assert_fail("longjmp leads to a call of another thread");
  call->place = buffer->place;
  call->value = value ? value : 1;
  if (buffer->saves_signals) {
    fencepost_signals[0] = buffer->blocked;
    if (fencepost_signals[1] & ~fencepost_signals[0])
      __fencepost_not_modelled("a jump that lets signals through which have been blocked");
  }
  fencepost_jumping = call;
}

void longjmp(void *buffer, int value) { jump(buffer, value); }
void _longjmp(void *buffer, int value) { jump(buffer, value); }
void siglongjmp(void *buffer, int value) { jump(buffer, value); }
void __longjmp_chk(void *buffer, int value) { jump(buffer, value); }
