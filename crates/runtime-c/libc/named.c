/* Semaphores with names. When the program starts there are none. */

typedef unsigned long size_t;
#define NULL ((void *)0)

enum { ENOENT = 2, EEXIST = 17, EINVAL = 22, ENFILE = 23, ENAMETOOLONG = 36 };
enum { SEMAPHORES = 8, LONGEST = 64, CREATE = 0100, EXCLUSIVE = 0200 };

void __fencepost_atomic_begin(void);
void __fencepost_atomic_end(void);
int *__errno_location(void);
int strcmp(const char *a, const char *b);
char *strcpy(char *to, const char *from);
size_t strnlen(const char *text, size_t most);

/* One that can still be opened has its name; one that is only open has none. */
struct named {
  int value[8];
  int users;
  char name[LONGEST];
};

static struct named all[SEMAPHORES];

static struct named *find(const char *name) {
  for (int i = 0; i < SEMAPHORES; i++)
    if (all[i].name[0] && strcmp(all[i].name, name) == 0)
      return &all[i];
  return NULL;
}

static struct named *find_room(void) {
  for (int i = 0; i < SEMAPHORES; i++)
    if (!all[i].name[0] && all[i].users == 0)
      return &all[i];
  return NULL;
}

static int open_one(const char *name, int how, unsigned value, struct named **opened) {
  struct named *s = find(name);
  if (s && (how & (CREATE | EXCLUSIVE)) == (CREATE | EXCLUSIVE))
    return EEXIST;
  if (!s) {
    if (!(how & CREATE))
      return ENOENT;
    if (value > 2147483647)
      return EINVAL;
    s = find_room();
    if (!s)
      return ENFILE;
    strcpy(s->name, name);
    s->value[0] = (int)value;
  }
  s->users++;
  *opened = s;
  return 0;
}

void *sem_open(const char *name, int how, ...) {
  unsigned value = 0;
  if (how & CREATE) {
    __builtin_va_list list;
    __builtin_va_start(list, how);
    __builtin_va_arg(list, unsigned);
    value = __builtin_va_arg(list, unsigned);
    __builtin_va_end(list);
  }
  struct named *s = NULL;
  size_t length = strnlen(name, LONGEST);
  int error = ENAMETOOLONG;
  if (length > 0 && length < LONGEST) {
    __fencepost_atomic_begin();
    error = open_one(name, how, value, &s);
    __fencepost_atomic_end();
  } else if (length == 0) {
    error = EINVAL;
  }
  if (error)
    *__errno_location() = error;
  return s;
}

int sem_close(struct named *s) {
  __fencepost_atomic_begin();
  s->users--;
  __fencepost_atomic_end();
  return 0;
}

int sem_unlink(const char *name) {
  __fencepost_atomic_begin();
  struct named *s = find(name);
  if (s)
    s->name[0] = 0;
  __fencepost_atomic_end();
  if (s)
    return 0;
  *__errno_location() = ENOENT;
  return -1;
}
