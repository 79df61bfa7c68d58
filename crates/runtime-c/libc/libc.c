/* The part of the C library that is written in C, over natives of the checker.
 *
 * Compiled without any header, so that it does not depend on the machine it is compiled on; see
 * README.md in this folder. Names that begin with __fencepost_ are natives.
 */

typedef unsigned long size_t;
typedef long ssize_t;
typedef __builtin_va_list va_list;
#define va_start __builtin_va_start
#define va_end __builtin_va_end
#define va_arg __builtin_va_arg
#define va_copy __builtin_va_copy
#define NULL ((void *)0)

enum { EINTR = 4, EBADF = 9, EAGAIN = 11, ENOMEM = 12, EBUSY = 16, EINVAL = 22, ERANGE = 34, ETIMEDOUT = 110 };

void *__fencepost_malloc(size_t size);
void __fencepost_free(void *block);
void __fencepost_mark_written(void *block);
size_t __fencepost_block_size(void *block);
void __fencepost_exit(int code);
void __fencepost_abort(void);
void __fencepost_assert_fail(const char *text);
void __fencepost_assume(int condition);
void __fencepost_daemon(void);
int __fencepost_choose(int bound);
int __fencepost_has_handlers(void);
void __fencepost_run_destructors(void);
void __fencepost_unknown_format(void);
void __fencepost_unknown_number(const char *name);
void __fencepost_yield(void);
void __fencepost_atomic_begin(void);
void __fencepost_atomic_end(void);
int __fencepost_print(int stream, const char *format, void *list);
int __fencepost_format(char *to, size_t room, const char *format, void *list);
void __fencepost_write(int stream, const char *text, size_t length);
int __fencepost_create(unsigned long *thread, void *(*start)(void *), void *argument);
unsigned long __fencepost_self(void);
int __fencepost_join(unsigned long thread, void **result);
int __fencepost_detach(unsigned long thread);
void __fencepost_set_result(void *result);
void __fencepost_thread_exit(void *result);
int __fencepost_parameters(void *(*function)(void *));
int __fencepost_mutex_lock(void *mutex);
int __fencepost_mutex_timedlock(void *mutex);
int __fencepost_mutex_trylock(void *mutex);
int __fencepost_mutex_unlock(void *mutex);
int __fencepost_mutex_destroy(void *mutex);
int __fencepost_cond_begin(void *cond, void *mutex);
int __fencepost_cond_block(void *cond, void *mutex);
int __fencepost_cond_await(void *cond);
int __fencepost_cond_signal(void *cond);
int __fencepost_cond_broadcast(void *cond);
int __fencepost_cond_destroy(void *cond);
int __fencepost_rw_read(void *lock);
int __fencepost_rw_write(void *lock);
int __fencepost_rw_try_read(void *lock);
int __fencepost_rw_try_write(void *lock);
int __fencepost_rw_unlock(void *lock);
int __fencepost_barrier_arrive(void *barrier);
int __fencepost_barrier_block(void *barrier, int round);
int __fencepost_sem_wait(void *semaphore);
int __fencepost_sem_timedwait(void *semaphore);
int __fencepost_sem_trywait(void *semaphore);
int __fencepost_sem_post(void *semaphore);
int __fencepost_sem_value(void *semaphore);
int __fencepost_once_begin(void *once);
void __fencepost_once_end(void *once);
double __fencepost_fabs(double x);
double __fencepost_sqrt(double x);
double __fencepost_floor(double x);
double __fencepost_ceil(double x);
double __fencepost_round(double x);
double __fencepost_trunc(double x);
double __fencepost_cbrt(double x);
double __fencepost_exp(double x);
double __fencepost_exp2(double x);
double __fencepost_log(double x);
double __fencepost_log2(double x);
double __fencepost_log10(double x);
double __fencepost_sin(double x);
double __fencepost_cos(double x);
double __fencepost_tan(double x);
double __fencepost_asin(double x);
double __fencepost_acos(double x);
double __fencepost_atan(double x);
double __fencepost_sinh(double x);
double __fencepost_cosh(double x);
double __fencepost_tanh(double x);
double __fencepost_rint(double x);
double __fencepost_log1p(double x);
double __fencepost_expm1(double x);
double __fencepost_asinh(double x);
double __fencepost_acosh(double x);
double __fencepost_atanh(double x);
double __fencepost_pow(double x, double y);
double __fencepost_fmod(double x, double y);
double __fencepost_atan2(double x, double y);
double __fencepost_hypot(double x, double y);
double __fencepost_decimal(unsigned long digits, int exponent, int more);

/* Errors */

static _Thread_local int error_number;

int *__errno_location(void) { return &error_number; }

static int fail(int error) {
  error_number = error;
  return -1;
}

/* Memory */

void *memcpy(void *to, const void *from, size_t count) {
  char *d = to;
  const char *s = from;
  /* Words may be addresses, which stay such only in one piece. */
  while (count >= 8 && (((unsigned long)d | (unsigned long)s) & 7) == 0) {
    *(void **)d = *(void *const *)s;
    d += 8;
    s += 8;
    count -= 8;
  }
  while (count-- > 0)
    *d++ = *s++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  char *d = to;
  const char *s = from;
  unsigned long a = (unsigned long)d, b = (unsigned long)s;
  if (a == b || (a >> 32) != (b >> 32) || a < b)
    return memcpy(to, from, count);
  d += count;
  s += count;
  while (count > 0) {
    if (count >= 8 && (((unsigned long)d | (unsigned long)s) & 7) == 0) {
      d -= 8;
      s -= 8;
      *(void **)d = *(void *const *)s;
      count -= 8;
    } else {
      *--d = *--s;
      count--;
    }
  }
  return to;
}

void *mempcpy(void *to, const void *from, size_t size) {
  return (char *)memcpy(to, from, size) + size;
}

void *memset(void *to, int byte, size_t count) {
  char *d = to;
  unsigned long word = (unsigned char)byte * 0x0101010101010101ul;
  while (count >= 8 && ((unsigned long)d & 7) == 0) {
    *(unsigned long *)d = word;
    d += 8;
    count -= 8;
  }
  while (count-- > 0)
    *d++ = (char)byte;
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (; count > 0; x++, y++, count--)
    if (*x != *y)
      return *x - *y;
  return 0;
}

void *memchr(const void *block, int byte, size_t count) {
  const unsigned char *p = block;
  for (; count > 0; p++, count--)
    if (*p == (unsigned char)byte)
      return (void *)p;
  return NULL;
}

void bzero(void *to, size_t count) { memset(to, 0, count); }

void *malloc(size_t size) {
  void *block = __fencepost_malloc(size);
  if (!block)
    error_number = ENOMEM;
  return block;
}

void *calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    error_number = ENOMEM;
    return NULL;
  }
  void *block = malloc(bytes);
  if (block)
    __fencepost_mark_written(block);
  return block;
}

void free(void *block) { __fencepost_free(block); }

void *realloc(void *block, size_t size) {
  if (!block)
    return malloc(size);
  if (size == 0) {
    free(block);
    return NULL;
  }
  size_t old = __fencepost_block_size(block);
  void *moved = malloc(size);
  if (!moved)
    return NULL;
  memcpy(moved, block, old < size ? old : size);
  free(block);
  return moved;
}

void *reallocarray(void *block, size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    error_number = ENOMEM;
    return NULL;
  }
  return realloc(block, bytes);
}

void *aligned_alloc(size_t alignment, size_t size) { return malloc(size); }
void *memalign(size_t alignment, size_t size) { return malloc(size); }
void *valloc(size_t size) { return malloc(size); }

int posix_memalign(void **out, size_t alignment, size_t size) {
  void *block = malloc(size);
  if (!block)
    return ENOMEM;
  *out = block;
  return 0;
}

/* Strings */

size_t strlen(const char *s) {
  const char *p = s;
  while (*p)
    p++;
  return p - s;
}

size_t strnlen(const char *s, size_t most) {
  size_t n = 0;
  while (n < most && s[n])
    n++;
  return n;
}

char *strcpy(char *to, const char *from) {
  char *d = to;
  while ((*d++ = *from++))
    ;
  return to;
}

char *stpcpy(char *to, const char *from) {
  while ((*to = *from++))
    to++;
  return to;
}

char *strncpy(char *to, const char *from, size_t count) {
  size_t i = 0;
  for (; i < count && from[i]; i++)
    to[i] = from[i];
  for (; i < count; i++)
    to[i] = 0;
  return to;
}

char *strcat(char *to, const char *from) {
  strcpy(to + strlen(to), from);
  return to;
}

char *strncat(char *to, const char *from, size_t count) {
  char *d = to + strlen(to);
  while (count-- > 0 && *from)
    *d++ = *from++;
  *d = 0;
  return to;
}

int strcmp(const char *a, const char *b) {
  while (*a && *a == *b)
    a++, b++;
  return (unsigned char)*a - (unsigned char)*b;
}

int strncmp(const char *a, const char *b, size_t count) {
  for (; count > 0; a++, b++, count--) {
    if (*a != *b)
      return (unsigned char)*a - (unsigned char)*b;
    if (!*a)
      return 0;
  }
  return 0;
}

char *strchr(const char *s, int c) {
  for (;; s++) {
    if (*s == (char)c)
      return (char *)s;
    if (!*s)
      return NULL;
  }
}

char *strrchr(const char *s, int c) {
  const char *found = NULL;
  for (;; s++) {
    if (*s == (char)c)
      found = s;
    if (!*s)
      return (char *)found;
  }
}

char *strstr(const char *s, const char *part) {
  size_t length = strlen(part);
  for (;; s++) {
    if (strncmp(s, part, length) == 0)
      return (char *)s;
    if (!*s)
      return NULL;
  }
}

size_t strspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && strchr(set, s[n]))
    n++;
  return n;
}

size_t strcspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && !strchr(set, s[n]))
    n++;
  return n;
}

char *strpbrk(const char *s, const char *set) {
  s += strcspn(s, set);
  return *s ? (char *)s : NULL;
}

char *index(const char *s, int c) { return strchr(s, c); }
char *rindex(const char *s, int c) { return strrchr(s, c); }
int strcoll(const char *a, const char *b) { return strcmp(a, b); }

char *strchrnul(const char *s, int c) {
  while (*s && *s != (char)c)
    s++;
  return (char *)s;
}

void *memmem(const void *block, size_t count, const void *part, size_t size) {
  const char *s = block;
  for (; count >= size; s++, count--)
    if (memcmp(s, part, size) == 0)
      return (void *)s;
  return NULL;
}

void *memrchr(const void *block, int byte, size_t count) {
  const unsigned char *s = block;
  while (count-- > 0)
    if (s[count] == (unsigned char)byte)
      return (void *)(s + count);
  return NULL;
}

void *memccpy(void *to, const void *from, int byte, size_t count) {
  unsigned char *out = to;
  const unsigned char *in = from;
  while (count-- > 0)
    if ((*out++ = *in++) == (unsigned char)byte)
      return out;
  return NULL;
}

char *stpncpy(char *to, const char *from, size_t count) {
  strncpy(to, from, count);
  return to + strnlen(from, count);
}

size_t strlcpy(char *to, const char *from, size_t room) {
  size_t length = strlen(from);
  if (room > 0) {
    size_t copied = length < room ? length : room - 1;
    memcpy(to, from, copied);
    to[copied] = 0;
  }
  return length;
}

size_t strlcat(char *to, const char *from, size_t room) {
  size_t length = strnlen(to, room);
  return length + strlcpy(to + length, from, room - length);
}

unsigned short htons(unsigned short x) { return (unsigned short)(x << 8 | x >> 8); }
unsigned short ntohs(unsigned short x) { return htons(x); }

unsigned htonl(unsigned x) { return x << 24 | (x & 0xff00) << 8 | (x >> 8 & 0xff00) | x >> 24; }
unsigned ntohl(unsigned x) { return htonl(x); }

void explicit_bzero(void *to, size_t count) { memset(to, 0, count); }
void bcopy(const void *from, void *to, size_t count) { memmove(to, from, count); }

int ffsll(long long bits) {
  int place = 1;
  if (!bits)
    return 0;
  for (; !(bits & 1); bits >>= 1)
    place++;
  return place;
}

int ffs(int bits) { return ffsll(bits); }
int ffsl(long bits) { return ffsll(bits); }

char *strtok_r(char *s, const char *set, char **rest) {
  if (!s)
    s = *rest;
  s += strspn(s, set);
  if (!*s) {
    *rest = s;
    return NULL;
  }
  char *word = s;
  s += strcspn(s, set);
  if (*s)
    *s++ = 0;
  *rest = s;
  return word;
}

static char *tokens;

char *strtok(char *s, const char *set) { return strtok_r(s, set, &tokens); }

char *strdup(const char *s) {
  size_t bytes = strlen(s) + 1;
  char *copy = malloc(bytes);
  return copy ? memcpy(copy, s, bytes) : NULL;
}

char *strndup(const char *s, size_t most) {
  size_t length = strnlen(s, most);
  char *copy = malloc(length + 1);
  if (!copy)
    return NULL;
  memcpy(copy, s, length);
  copy[length] = 0;
  return copy;
}

int isdigit(int c) { return c >= '0' && c <= '9'; }
int islower(int c) { return c >= 'a' && c <= 'z'; }
int isupper(int c) { return c >= 'A' && c <= 'Z'; }
int isalpha(int c) { return islower(c) || isupper(c); }
int isalnum(int c) { return isalpha(c) || isdigit(c); }
int isspace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
int isprint(int c) { return c >= ' ' && c < 127; }
int isgraph(int c) { return c > ' ' && c < 127; }
int iscntrl(int c) { return (c >= 0 && c < ' ') || c == 127; }
int ispunct(int c) { return isgraph(c) && !isalnum(c); }
int isxdigit(int c) { return isdigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
int tolower(int c) { return isupper(c) ? c + 32 : c; }
int toupper(int c) { return islower(c) ? c - 32 : c; }

int strcasecmp(const char *a, const char *b) {
  while (*a && tolower(*a) == tolower(*b))
    a++, b++;
  return tolower((unsigned char)*a) - tolower((unsigned char)*b);
}

int isblank(int c) { return c == ' ' || c == '\t'; }

int strncasecmp(const char *a, const char *b, size_t count) {
  for (; count > 0; a++, b++, count--) {
    int order = tolower((unsigned char)*a) - tolower((unsigned char)*b);
    if (order || !*a)
      return order;
  }
  return 0;
}

char *strcasestr(const char *s, const char *part) {
  size_t length = strlen(part);
  for (; *s || !length; s++)
    if (strncasecmp(s, part, length) == 0)
      return (char *)s;
  return NULL;
}

char *strsep(char **rest, const char *set) {
  char *word = *rest;
  if (!word)
    return NULL;
  char *end = word + strcspn(word, set);
  *rest = *end ? end + 1 : NULL;
  *end = 0;
  return word;
}

/* The texts of Linux for the errors that programs of threads meet. */
char *strerror(int error) {
  switch (error) {
  case 0:
    return "Success";
  case 1:
    return "Operation not permitted";
  case 2:
    return "No such file or directory";
  case 3:
    return "No such process";
  case 4:
    return "Interrupted system call";
  case 5:
    return "Input/output error";
  case 9:
    return "Bad file descriptor";
  case 11:
    return "Resource temporarily unavailable";
  case 12:
    return "Cannot allocate memory";
  case 13:
    return "Permission denied";
  case 14:
    return "Bad address";
  case 16:
    return "Device or resource busy";
  case 17:
    return "File exists";
  case 20:
    return "Not a directory";
  case 22:
    return "Invalid argument";
  case 28:
    return "No space left on device";
  case 33:
    return "Numerical argument out of domain";
  case 34:
    return "Numerical result out of range";
  case 35:
    return "Resource deadlock avoided";
  case 38:
    return "Function not implemented";
  case 75:
    return "Value too large for defined data type";
  case 95:
    return "Operation not supported";
  case 110:
    return "Connection timed out";
  case 130:
    return "Owner died";
  case 131:
    return "State not recoverable";
  default:
    return "Unknown error";
  }
}

/* The table behind the macros of <ctype.h>: one for each character from -128 to 255. */
static unsigned short character_bits[384];
static int has_character_bits;

const unsigned short **__ctype_b_loc(void) {
  static _Thread_local const unsigned short *table;
  __fencepost_atomic_begin();
  if (!has_character_bits) {
    for (int c = 0; c < 128; c++) {
      unsigned short bits = 0;
      if (isupper(c)) bits |= 1 << 8;
      if (islower(c)) bits |= 1 << 9;
      if (isalpha(c)) bits |= 1 << 10;
      if (isdigit(c)) bits |= 1 << 11;
      if (isxdigit(c)) bits |= 1 << 12;
      if (isspace(c)) bits |= 1 << 13;
      if (isprint(c)) bits |= 1 << 14;
      if (isgraph(c)) bits |= 1 << 15;
      if (c == ' ' || c == '\t') bits |= 1 << 0;
      if (iscntrl(c)) bits |= 1 << 1;
      if (ispunct(c)) bits |= 1 << 2;
      if (isalnum(c)) bits |= 1 << 3;
      character_bits[128 + c] = bits;
    }
    has_character_bits = 1;
  }
  __fencepost_atomic_end();
  table = character_bits + 128;
  return &table;
}

/* Numbers */

static int digit_of(int c) {
  if (isdigit(c))
    return c - '0';
  if (isalpha(c))
    return tolower(c) - 'a' + 10;
  return 99;
}

static unsigned long parse(const char *s, char **end, int base, int is_signed) {
  const char *p = s;
  int negative = 0, any = 0, overflow = 0;
  unsigned long value = 0;
  while (isspace(*p))
    p++;
  if (*p == '-' || *p == '+')
    negative = *p++ == '-';
  if ((base == 0 || base == 16) && p[0] == '0' && (p[1] == 'x' || p[1] == 'X') &&
      digit_of(p[2]) < 16) {
    p += 2;
    base = 16;
  }
  if (base == 0)
    base = *p == '0' ? 8 : 10;
  for (; digit_of(*p) < base; p++) {
    any = 1;
    if (__builtin_mul_overflow(value, (unsigned long)base, &value) ||
        __builtin_add_overflow(value, (unsigned long)digit_of(*p), &value))
      overflow = 1;
  }
  if (end)
    *end = (char *)(any ? p : s);
  if (is_signed) {
    unsigned long limit = negative ? 1ul << 63 : ~0ul >> 1;
    if (overflow || value > limit) {
      error_number = ERANGE;
      return negative ? 1ul << 63 : ~0ul >> 1;
    }
  } else if (overflow) {
    error_number = ERANGE;
    return ~0ul;
  }
  return negative ? -value : value;
}

long strtol(const char *s, char **end, int base) { return parse(s, end, base, 1); }
long long strtoll(const char *s, char **end, int base) { return parse(s, end, base, 1); }
unsigned long strtoul(const char *s, char **end, int base) { return parse(s, end, base, 0); }
unsigned long long strtoull(const char *s, char **end, int base) { return parse(s, end, base, 0); }
long __isoc23_strtol(const char *s, char **end, int base) { return parse(s, end, base, 1); }
unsigned long __isoc23_strtoul(const char *s, char **end, int base) { return parse(s, end, base, 0); }
long long __isoc23_strtoll(const char *s, char **end, int base) { return parse(s, end, base, 1); }
unsigned long long __isoc23_strtoull(const char *s, char **end, int base) {
  return parse(s, end, base, 0);
}
long strtoimax(const char *s, char **end, int base) { return parse(s, end, base, 1); }
long __isoc23_strtoimax(const char *s, char **end, int base) { return parse(s, end, base, 1); }
unsigned long strtoumax(const char *s, char **end, int base) { return parse(s, end, base, 0); }
unsigned long __isoc23_strtoumax(const char *s, char **end, int base) {
  return parse(s, end, base, 0);
}
long imaxabs(long x) { return x < 0 ? -x : x; }
int atoi(const char *s) { return (int)strtol(s, NULL, 10); }
long atol(const char *s) { return strtol(s, NULL, 10); }
long long atoll(const char *s) { return strtol(s, NULL, 10); }
int abs(int x) { return x < 0 ? -x : x; }
long labs(long x) { return x < 0 ? -x : x; }
long long llabs(long long x) { return x < 0 ? -x : x; }

struct quotient { int quotient, rest; };
struct long_quotient { long quotient, rest; };

struct quotient div(int a, int b) { return (struct quotient){a / b, a % b}; }
struct long_quotient ldiv(long a, long b) { return (struct long_quotient){a / b, a % b}; }
struct long_quotient lldiv(long a, long b) { return (struct long_quotient){a / b, a % b}; }

/* Whether a text begins with a word, whatever the case of its letters. */
static int begins_with(const char *s, const char *word) {
  for (; *word; s++, word++)
    if (tolower(*s) != *word)
      return 0;
  return 1;
}

double strtod(const char *s, char **end) {
  const char *p = s;
  unsigned long digits = 0;
  int negative = 0, any = 0, more = 0, exponent = 0;
  double value;
  while (isspace(*p))
    p++;
  if (*p == '-' || *p == '+')
    negative = *p++ == '-';
  if (begins_with(p, "inf") || begins_with(p, "nan")) {
    value = *p == 'i' || *p == 'I' ? __builtin_inf() : __builtin_nan("");
    p += begins_with(p, "infinity") ? 8 : 3;
    any = 1;
  } else {
    for (int point = 0; isdigit(*p) || (*p == '.' && !point); p++) {
      if (*p == '.') {
        point = 1;
        continue;
      }
      any = 1;
      /* As many digits as fit are enough; of the others it matters whether there are any. */
      if (digits < ~0ul / 10 - 1) {
        digits = digits * 10 + (*p - '0');
        exponent -= point;
      } else {
        more |= *p != '0';
        exponent += !point;
      }
    }
    if (any && (*p == 'e' || *p == 'E')) {
      const char *q = p + 1;
      int down = 0, power = 0;
      if (*q == '-' || *q == '+')
        down = *q++ == '-';
      if (isdigit(*q)) {
        for (; isdigit(*q); q++)
          if (power < 100000)
            power = power * 10 + (*q - '0');
        exponent += down ? -power : power;
        p = q;
      }
    }
    value = __fencepost_decimal(digits, exponent, more);
  }
  if (end)
    *end = (char *)(any ? p : s);
  if (!any)
    return 0;
  return negative ? -value : value;
}

float strtof(const char *s, char **end) { return (float)strtod(s, end); }
double atof(const char *s) { return strtod(s, NULL); }

double fabs(double x) { return __fencepost_fabs(x); }
float fabsf(float x) { return __fencepost_fabs(x); }
double sqrt(double x) { return __fencepost_sqrt(x); }
float sqrtf(float x) { return __fencepost_sqrt(x); }
double floor(double x) { return __fencepost_floor(x); }
float floorf(float x) { return __fencepost_floor(x); }
double ceil(double x) { return __fencepost_ceil(x); }
float ceilf(float x) { return __fencepost_ceil(x); }
double round(double x) { return __fencepost_round(x); }
float roundf(float x) { return __fencepost_round(x); }
double trunc(double x) { return __fencepost_trunc(x); }
float truncf(float x) { return __fencepost_trunc(x); }
double cbrt(double x) { return __fencepost_cbrt(x); }
float cbrtf(float x) { return __fencepost_cbrt(x); }
double exp(double x) { return __fencepost_exp(x); }
float expf(float x) { return __fencepost_exp(x); }
double exp2(double x) { return __fencepost_exp2(x); }
float exp2f(float x) { return __fencepost_exp2(x); }
double log(double x) { return __fencepost_log(x); }
float logf(float x) { return __fencepost_log(x); }
double log2(double x) { return __fencepost_log2(x); }
float log2f(float x) { return __fencepost_log2(x); }
double log10(double x) { return __fencepost_log10(x); }
float log10f(float x) { return __fencepost_log10(x); }
double sin(double x) { return __fencepost_sin(x); }
float sinf(float x) { return __fencepost_sin(x); }
double cos(double x) { return __fencepost_cos(x); }
float cosf(float x) { return __fencepost_cos(x); }
double tan(double x) { return __fencepost_tan(x); }
float tanf(float x) { return __fencepost_tan(x); }
double asin(double x) { return __fencepost_asin(x); }
float asinf(float x) { return __fencepost_asin(x); }
double acos(double x) { return __fencepost_acos(x); }
float acosf(float x) { return __fencepost_acos(x); }
double atan(double x) { return __fencepost_atan(x); }
float atanf(float x) { return __fencepost_atan(x); }
double sinh(double x) { return __fencepost_sinh(x); }
float sinhf(float x) { return __fencepost_sinh(x); }
double cosh(double x) { return __fencepost_cosh(x); }
float coshf(float x) { return __fencepost_cosh(x); }
double tanh(double x) { return __fencepost_tanh(x); }
float tanhf(float x) { return __fencepost_tanh(x); }
double rint(double x) { return __fencepost_rint(x); }
float rintf(float x) { return __fencepost_rint(x); }
double nearbyint(double x) { return __fencepost_rint(x); }
float nearbyintf(float x) { return __fencepost_rint(x); }
double pow(double x, double y) { return __fencepost_pow(x, y); }
float powf(float x, float y) { return __fencepost_pow(x, y); }
double fmod(double x, double y) { return __fencepost_fmod(x, y); }
float fmodf(float x, float y) { return __fencepost_fmod(x, y); }
double atan2(double x, double y) { return __fencepost_atan2(x, y); }
float atan2f(float x, float y) { return __fencepost_atan2(x, y); }
double hypot(double x, double y) { return __fencepost_hypot(x, y); }
float hypotf(float x, float y) { return __fencepost_hypot(x, y); }
double fmax(double x, double y) { return x != x || x < y ? y : x; }
double fmin(double x, double y) { return x != x || y < x ? y : x; }
float fmaxf(float x, float y) { return fmax(x, y); }
float fminf(float x, float y) { return fmin(x, y); }
double fdim(double x, double y) { return x > y ? x - y : x != x || y != y ? x + y : 0; }
long lround(double x) { return (long)__fencepost_round(x); }
long lrint(double x) { return (long)__fencepost_rint(x); }
long lroundf(float x) { return lround(x); }
long lrintf(float x) { return lrint(x); }
long long llround(double x) { return lround(x); }
long long llrint(double x) { return lrint(x); }
double log1p(double x) { return __fencepost_log1p(x); }
double expm1(double x) { return __fencepost_expm1(x); }
double asinh(double x) { return __fencepost_asinh(x); }
double acosh(double x) { return __fencepost_acosh(x); }
double atanh(double x) { return __fencepost_atanh(x); }

double modf(double x, double *whole) {
  *whole = __fencepost_trunc(x);
  /* Nothing is left of an infinite number. */
  double rest = x == *whole ? 0 : x - *whole;
  return __builtin_copysign(rest, x);
}

/* Factors are powers of two, so that nothing is rounded on the way. */
double frexp(double x, int *exponent) {
  *exponent = 0;
  if (x == 0 || x != x || x - x != 0)
    return x;
  for (; x >= 1 || x <= -1; x /= 2)
    ++*exponent;
  for (; x < 0.5 && x > -0.5; x *= 2)
    --*exponent;
  return x;
}

double ldexp(double x, int exponent) {
  if (x == 0 || x != x || x - x != 0)
    return x;
  int own;
  x = frexp(x, &own);
  /* Sums that do not fit are far out either way. */
  long to = (long)own + exponent;
  for (; to > 0 && x - x == 0; to--)
    x *= 2;
  if (to < -1100)
    return x * 0;
  /* Only the last step may round: whoever is smaller than that has fewer digits. */
  double factor = 1;
  for (; to < -1000; to++)
    factor /= 2;
  for (; to < 0; to++)
    x /= 2;
  return x * factor;
}

double scalbn(double x, int exponent) { return ldexp(x, exponent); }

/* A counter whose bits are mixed: threads share it and are not ordered by that. */
static unsigned long random_state = 1;

void srand(unsigned seed) { __atomic_store_n(&random_state, seed, __ATOMIC_RELAXED); }

int rand_r(unsigned *seed) {
  *seed = *seed * 1103515245 + 12345;
  return (int)(*seed >> 1 & 0x7fffffff);
}

int rand(void) {
  unsigned long x = __atomic_fetch_add(&random_state, 0x9e3779b97f4a7c15ul, __ATOMIC_RELAXED);
  x = (x ^ x >> 32) * 0xd6e8feb86659fd93ul;
  x = (x ^ x >> 32) * 0xd6e8feb86659fd93ul;
  return (int)(x >> 33);
}

void srandom(unsigned seed) { srand(seed); }
long random(void) { return rand(); }

/* Numbers of 48 bits, as POSIX defines their sequence. */

static unsigned long state48;

static unsigned long next48(unsigned long x) { return (x * 0x5deece66dul + 0xb) & 0xfffffffffffful; }

static unsigned long take48(void) {
  unsigned long old = __atomic_load_n(&state48, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(&state48, &old, next48(old), 0, __ATOMIC_RELAXED,
                                      __ATOMIC_RELAXED))
    ;
  return next48(old);
}

static unsigned long advance48(unsigned short *from) {
  unsigned long x = from[0] | (unsigned long)from[1] << 16 | (unsigned long)from[2] << 32;
  x = next48(x);
  from[0] = (unsigned short)x;
  from[1] = (unsigned short)(x >> 16);
  from[2] = (unsigned short)(x >> 32);
  return x;
}

void srand48(long seed) {
  unsigned long x = (unsigned long)(unsigned)seed << 16 | 0x330e;
  __atomic_store_n(&state48, x, __ATOMIC_RELAXED);
}

long lrand48(void) { return (long)(take48() >> 17); }
long mrand48(void) { return (int)(take48() >> 16); }
double drand48(void) { return (double)take48() / 281474976710656.0; }
long nrand48(unsigned short *from) { return (long)(advance48(from) >> 17); }
long jrand48(unsigned short *from) { return (int)(advance48(from) >> 16); }
double erand48(unsigned short *from) { return (double)advance48(from) / 281474976710656.0; }

/* Sorting and searching */

static void swap(char *a, char *b, size_t size) {
  while (size >= 8 && (((unsigned long)a | (unsigned long)b) & 7) == 0) {
    void *word = *(void **)a;
    *(void **)a = *(void **)b;
    *(void **)b = word;
    a += 8;
    b += 8;
    size -= 8;
  }
  for (; size > 0; a++, b++, size--) {
    char byte = *a;
    *a = *b;
    *b = byte;
  }
}

void qsort(void *array, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  char *base = array;
  /* A heap sort: no recursion, and the same comparisons every time. */
  if (count < 2)
    return;
  for (size_t start = count / 2, end = count; end > 1;) {
    if (start > 0) {
      start--;
    } else {
      end--;
      swap(base, base + end * size, size);
    }
    size_t root = start;
    for (;;) {
      size_t child = 2 * root + 1;
      if (child >= end)
        break;
      if (child + 1 < end && compare(base + child * size, base + (child + 1) * size) < 0)
        child++;
      if (compare(base + root * size, base + child * size) >= 0)
        break;
      swap(base + root * size, base + child * size, size);
      root = child;
    }
  }
}

void *bsearch(const void *key, const void *array, size_t count, size_t size,
              int (*compare)(const void *, const void *)) {
  const char *base = array;
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = compare(key, base + middle * size);
    if (order == 0)
      return (void *)(base + middle * size);
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return NULL;
}

/* Insertion: those who give the order an argument of its own sort a few things. */
void qsort_r(void *array, size_t count, size_t size,
             int (*compare)(const void *, const void *, void *), void *argument) {
  char *first = array;
  for (size_t sorted = 1; sorted < count; sorted++)
    for (char *at = first + sorted * size; at > first; at -= size) {
      if (compare(at - size, at, argument) <= 0)
        break;
      swap(at - size, at, size);
    }
}

void *lfind(const void *key, const void *base, size_t *count, size_t size,
            int (*compare)(const void *, const void *)) {
  for (size_t i = 0; i < *count; i++)
    if (compare(key, (const char *)base + i * size) == 0)
      return (char *)base + i * size;
  return NULL;
}

void *lsearch(const void *key, void *base, size_t *count, size_t size,
              int (*compare)(const void *, const void *)) {
  void *found = lfind(key, base, count, size, compare);
  if (found)
    return found;
  return memcpy((char *)base + (*count)++ * size, key, size);
}

/* The program */

static void (*at_exit[32])(void);
static int at_exit_count;

int atexit(void (*function)(void)) {
  __fencepost_atomic_begin();
  int room = at_exit_count < 32;
  if (room)
    at_exit[at_exit_count++] = function;
  __fencepost_atomic_end();
  return room ? 0 : -1;
}

void exit(int code) {
  while (__fencepost_has_handlers()) {
    void (*function)(void) = NULL;
    __fencepost_atomic_begin();
    if (at_exit_count > 0)
      function = at_exit[--at_exit_count];
    __fencepost_atomic_end();
    if (!function)
      break;
    function();
  }
  __fencepost_run_destructors();
  __fencepost_exit(code);
}

void _exit(int code) { __fencepost_exit(code); }
void _Exit(int code) { __fencepost_exit(code); }

static void (*at_quick[32])(void);
static int at_quick_count;

int at_quick_exit(void (*function)(void)) {
  __fencepost_atomic_begin();
  int room = at_quick_count < 32;
  if (room)
    at_quick[at_quick_count++] = function;
  __fencepost_atomic_end();
  return room ? 0 : -1;
}

void quick_exit(int code) {
  for (;;) {
    void (*function)(void) = NULL;
    __fencepost_atomic_begin();
    if (at_quick_count > 0)
      function = at_quick[--at_quick_count];
    __fencepost_atomic_end();
    if (!function)
      break;
    function();
  }
  __fencepost_exit(code);
}

void abort(void) { __fencepost_abort(); }

void __assert_fail(const char *text, const char *file, unsigned line, const char *function) {
  __fencepost_assert_fail(text);
}

void __assert(const char *text, const char *file, int line) { __fencepost_assert_fail(text); }
/* Programs that include no header call it as a function. */
void assert(long condition) {
  if (!condition)
    __fencepost_assert_fail("assert");
}
char *getenv(const char *name) { return NULL; }
char *secure_getenv(const char *name) { return NULL; }

/* There is one locale. */
char *setlocale(int category, const char *name) {
  return !name || !*name || (name[0] == 'C' && !name[1]) ? "C" : NULL;
}

/* Options of the command line, short ones, as POSIX has them. */

char *optarg;
int optind = 1, opterr = 1, optopt;

int getopt(int count, char *const *words, const char *options) {
  /* Where in the word the next option is; the first word was looked at last. */
  static int place;
  char *word = optind < count ? words[optind] : NULL;
  if (!place) {
    if (!word || word[0] != '-' || !word[1])
      return -1;
    if (word[1] == '-' && !word[2]) {
      optind++;
      return -1;
    }
    place = 1;
  }
  int option = (unsigned char)word[place++];
  int ends = !word[place];
  const char *known = option == ':' ? NULL : options;
  while (known && *known && *known != option)
    known++;
  optarg = NULL;
  if (!known || !*known) {
    optopt = option;
    option = '?';
  } else if (known[1] == ':') {
    if (!ends)
      optarg = word + place;
    else if (optind + 1 < count)
      optarg = words[++optind];
    else {
      optopt = option;
      option = *options == ':' ? ':' : '?';
    }
    ends = 1;
  }
  if (ends) {
    optind++;
    place = 0;
  }
  return option;
}

/* Output */

struct stream {
  int number;
};

static const struct stream output = {1}, errors = {2}, input = {0};
const struct stream *const stdout = &output, *const stderr = &errors, *const stdin = &input;

int vfprintf(const struct stream *to, const char *format, va_list list) {
  return __fencepost_print(to->number, format, list);
}

int vprintf(const char *format, va_list list) { return __fencepost_print(1, format, list); }

int printf(const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = __fencepost_print(1, format, list);
  va_end(list);
  return count;
}

int fprintf(const struct stream *to, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = __fencepost_print(to->number, format, list);
  va_end(list);
  return count;
}

int dprintf(int to, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = __fencepost_print(to, format, list);
  va_end(list);
  return count;
}

int vsnprintf(char *to, size_t room, const char *format, va_list list) {
  return __fencepost_format(to, room, format, list);
}

int snprintf(char *to, size_t room, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = __fencepost_format(to, room, format, list);
  va_end(list);
  return count;
}

int vsprintf(char *to, const char *format, va_list list) {
  return __fencepost_format(to, 1ul << 31, format, list);
}

int sprintf(char *to, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = __fencepost_format(to, 1ul << 31, format, list);
  va_end(list);
  return count;
}

int vasprintf(char **to, const char *format, va_list list) {
  va_list again;
  va_copy(again, list);
  int count = __fencepost_format(NULL, 0, format, again);
  va_end(again);
  *to = malloc((size_t)count + 1);
  return *to ? __fencepost_format(*to, (size_t)count + 1, format, list) : -1;
}

int asprintf(char **to, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = vasprintf(to, format, list);
  va_end(list);
  return count;
}

int fputs(const char *text, const struct stream *to) {
  __fencepost_write(to->number, text, strlen(text));
  return 0;
}

static int put_line(const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = __fencepost_print(1, format, list);
  va_end(list);
  return count;
}

int puts(const char *text) { return put_line("%s\n", text); }

int fputc(int c, const struct stream *to) {
  char byte = (char)c;
  __fencepost_write(to->number, &byte, 1);
  return (unsigned char)c;
}

int putc(int c, const struct stream *to) { return fputc(c, to); }
int putchar(int c) { return fputc(c, stdout); }
int fputc_unlocked(int c, const struct stream *to) { return fputc(c, to); }
int putc_unlocked(int c, const struct stream *to) { return fputc(c, to); }
int putchar_unlocked(int c) { return fputc(c, stdout); }
int fputs_unlocked(const char *text, const struct stream *to) { return fputs(text, to); }
int fileno(const struct stream *stream) { return stream->number; }

ssize_t write(int to, const void *from, size_t count) {
  /* No other file can be open. */
  if (to != 1 && to != 2)
    return fail(EBADF);
  __fencepost_write(to, from, count);
  return (ssize_t)count;
}

size_t fwrite(const void *from, size_t size, size_t count, const struct stream *to) {
  __fencepost_write(to->number, from, size * count);
  return count;
}

void perror(const char *text) { fprintf(stderr, "%s\n", text); }
int fflush(const struct stream *stream) { return 0; }
int setvbuf(const struct stream *stream, char *buffer, int mode, size_t size) { return 0; }
void setbuf(const struct stream *stream, char *buffer) {}
/* Reading text: as much of scanf as programs use to read their arguments. */

static void store_number(void *to, unsigned long value, int size) {
  switch (size) {
  case 1:
    *(char *)to = (char)value;
    break;
  case 2:
    *(short *)to = (short)value;
    break;
  case 4:
    *(int *)to = (int)value;
    break;
  default:
    *(long *)to = (long)value;
  }
}

/* Whether a character is in a set of `%[`, which is given from `^` or its first member on. */
static int is_in_set(char c, const char *set, const char *end) {
  int excluded = *set == '^', found = 0;
  if (excluded)
    set++;
  for (; set < end; set++) {
    if (set + 2 < end && set[1] == '-') {
      found |= *set <= c && c <= set[2];
      set += 2;
    } else {
      found |= *set == c;
    }
  }
  return found != excluded;
}

/* Where a set of `%[` ends; a bracket that comes first is a member. */
static const char *end_of_set(const char *set) {
  if (*set == '^')
    set++;
  if (*set == ']')
    set++;
  while (*set && *set != ']')
    set++;
  return set;
}

int vsscanf(const char *s, const char *format, va_list list) {
  const char *start = s;
  int count = 0;
  for (; *format; format++) {
    if (isspace(*format)) {
      while (isspace(*s))
        s++;
      continue;
    }
    if (*format != '%' || format[1] == '%') {
      if (*format == '%')
        format++;
      if (*s != *format)
        return *s || count ? count : -1;
      s++;
      continue;
    }
    format++;
    int skips = *format == '*', width = 0, size = 4;
    if (skips)
      format++;
    while (isdigit(*format))
      width = width * 10 + (*format++ - '0');
    for (; *format && strchr("hlzjt", *format); format++)
      size = *format == 'h' ? size / 2 : 8;
    if (*format != 'c' && *format != 'n' && *format != '[')
      while (isspace(*s))
        s++;
    if (*format == 'n') {
      *va_arg(list, int *) = (int)(s - start);
      continue;
    }
    if (!*s)
      return count ? count : -1;
    /* A width ends a number early. */
    char part[64], *end;
    const char *number = s;
    if (width && *format && strchr("diuxXofFeEgG", *format)) {
      if (width >= sizeof part)
        __fencepost_unknown_format();
      part[0] = 0;
      strncat(part, s, width);
      number = part;
    }
    if (*format && strchr("diuxXo", *format)) {
      int base = *format == 'o' ? 8 : *format == 'i' ? 0 : *format == 'd' || *format == 'u' ? 10 : 16;
      unsigned long value = parse(number, &end, base, *format == 'd' || *format == 'i');
      if (end == number)
        return count;
      s += end - number;
      if (!skips)
        store_number(va_arg(list, void *), value, size);
    } else if (*format && strchr("fFeEgG", *format)) {
      double value = strtod(number, &end);
      if (end == number)
        return count;
      s += end - number;
      if (!skips && size == 8)
        *va_arg(list, double *) = value;
      else if (!skips)
        *va_arg(list, float *) = (float)value;
    } else if (*format == '[') {
      const char *set = format + 1;
      format = end_of_set(set);
      if (!*format)
        __fencepost_unknown_format();
      char *to = skips ? NULL : va_arg(list, char *);
      int most = width ? width : 2147483647, found = 0;
      for (; found < most && *s && is_in_set(*s, set, format); found++, s++)
        if (to)
          *to++ = *s;
      if (!found)
        return count;
      if (to)
        *to = 0;
    } else if (*format == 's' || *format == 'c') {
      char *to = skips ? NULL : va_arg(list, char *);
      int most = width ? width : *format == 'c' ? 1 : 2147483647;
      for (; most > 0 && *s && (*format == 'c' || !isspace(*s)); most--, s++)
        if (to)
          *to++ = *s;
      if (to && *format == 's')
        *to = 0;
    } else {
      __fencepost_unknown_format();
    }
    count += !skips;
  }
  return count;
}

int sscanf(const char *s, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = vsscanf(s, format, list);
  va_end(list);
  return count;
}

int __isoc99_sscanf(const char *s, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = vsscanf(s, format, list);
  va_end(list);
  return count;
}

int __isoc23_sscanf(const char *s, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = vsscanf(s, format, list);
  va_end(list);
  return count;
}

/* There is no input. */
int scanf(const char *format, ...) { return -1; }
int __isoc99_scanf(const char *format, ...) { return -1; }
int __isoc23_scanf(const char *format, ...) { return -1; }
int fscanf(const struct stream *from, const char *format, ...) { return -1; }
int __isoc99_fscanf(const struct stream *from, const char *format, ...) { return -1; }
int __isoc23_fscanf(const struct stream *from, const char *format, ...) { return -1; }
int getc(const struct stream *from) { return -1; }
int feof(const struct stream *from) { return from->number == 0; }
int ferror(const struct stream *from) { return 0; }
int getchar(void) { return -1; }
int fgetc(const struct stream *from) { return -1; }
char *fgets(char *to, int size, const struct stream *from) { return NULL; }
ssize_t getline(char **to, size_t *room, const struct stream *from) { return -1; }
size_t fread(void *to, size_t size, size_t count, const struct stream *from) { return 0; }
void clearerr(const struct stream *stream) {}
int isatty(int file) { return 0; }

/* Time */

struct timespec {
  long seconds, nanoseconds;
};

long time(long *out) {
  if (out)
    *out = 0;
  return 0;
}

int clock_gettime(int clock, struct timespec *out) {
  out->seconds = 0;
  out->nanoseconds = 0;
  return 0;
}

int timespec_get(struct timespec *out, int base) {
  clock_gettime(0, out);
  return base;
}

int clock_getres(int clock, struct timespec *out) {
  if (out) {
    out->seconds = 0;
    out->nanoseconds = 1;
  }
  return 0;
}

/* Dates. The only time zone is UTC. */

struct tm {
  int second, minute, hour, day, month, year, weekday, yearday, summer;
  long offset;
  const char *zone;
};

static int is_leap(long year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

static int days_of(int month, long year) {
  static const signed char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return days[month] + (month == 1 && is_leap(year));
}

/* How many days lie between the first of January of 1970 and of a year. */
static long days_before(long year) {
  long last = year - 1;
  long leaps = last / 4 - last / 100 + last / 400;
  return (year - 1970) * 365 + leaps - 477;
}

struct tm *gmtime_r(const long *time, struct tm *out) {
  long days = *time / 86400, rest = *time % 86400;
  if (rest < 0) {
    rest += 86400;
    days--;
  }
  long year = 1970 + days / 366;
  if (days < 0)
    year = 1970 + days / 365 - 1;
  while (days_before(year + 1) <= days)
    year++;
  out->second = (int)(rest % 60);
  out->minute = (int)(rest / 60 % 60);
  out->hour = (int)(rest / 3600);
  out->weekday = (int)(((days + 4) % 7 + 7) % 7);
  out->year = (int)(year - 1900);
  long day = days - days_before(year);
  out->yearday = (int)day;
  int month = 0;
  for (; day >= days_of(month, year); month++)
    day -= days_of(month, year);
  out->month = month;
  out->day = (int)day + 1;
  out->summer = 0;
  out->offset = 0;
  out->zone = "UTC";
  return out;
}

struct tm *localtime_r(const long *time, struct tm *out) { return gmtime_r(time, out); }

/* One for all threads: whoever uses it without a lock races, as POSIX lets them. */
static struct tm date;
static char date_text[26];

struct tm *gmtime(const long *time) { return gmtime_r(time, &date); }
struct tm *localtime(const long *time) { return gmtime_r(time, &date); }

long timegm(struct tm *at) {
  long months = at->month, year = 1900 + (long)at->year + months / 12;
  months %= 12;
  if (months < 0) {
    months += 12;
    year--;
  }
  long days = days_before(year) + at->day - 1;
  for (int month = 0; month < months; month++)
    days += days_of(month, year);
  long time = ((days * 24 + at->hour) * 60 + at->minute) * 60 + at->second;
  gmtime_r(&time, at);
  return time;
}

long mktime(struct tm *at) { return timegm(at); }

static const char *const weekdays[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                       "Thursday", "Friday", "Saturday"};
static const char *const months[] = {"January",   "February", "March",    "April",
                                     "May",       "June",     "July",     "August",
                                     "September", "October",  "November", "December"};

/* What one conversion of strftime stands for, as a format of its own or as text. */
static int put_date(char *to, size_t room, char what, const struct tm *at) {
  int year = 1900 + at->year, hour = at->hour % 12 ? at->hour % 12 : 12;
  switch (what) {
  case 'a':
    return snprintf(to, room, "%.3s", weekdays[at->weekday]);
  case 'A':
    return snprintf(to, room, "%s", weekdays[at->weekday]);
  case 'b':
  case 'h':
    return snprintf(to, room, "%.3s", months[at->month]);
  case 'B':
    return snprintf(to, room, "%s", months[at->month]);
  case 'c':
    return snprintf(to, room, "%.3s %.3s %2d %02d:%02d:%02d %d", weekdays[at->weekday],
                    months[at->month], at->day, at->hour, at->minute, at->second, year);
  case 'd':
    return snprintf(to, room, "%02d", at->day);
  case 'D':
  case 'x':
    return snprintf(to, room, "%02d/%02d/%02d", at->month + 1, at->day, year % 100);
  case 'e':
    return snprintf(to, room, "%2d", at->day);
  case 'F':
    return snprintf(to, room, "%d-%02d-%02d", year, at->month + 1, at->day);
  case 'H':
    return snprintf(to, room, "%02d", at->hour);
  case 'I':
    return snprintf(to, room, "%02d", hour);
  case 'j':
    return snprintf(to, room, "%03d", at->yearday + 1);
  case 'm':
    return snprintf(to, room, "%02d", at->month + 1);
  case 'M':
    return snprintf(to, room, "%02d", at->minute);
  case 'n':
    return snprintf(to, room, "\n");
  case 'p':
    return snprintf(to, room, "%s", at->hour < 12 ? "AM" : "PM");
  case 'r':
    return snprintf(to, room, "%02d:%02d:%02d %s", hour, at->minute, at->second,
                    at->hour < 12 ? "AM" : "PM");
  case 'R':
    return snprintf(to, room, "%02d:%02d", at->hour, at->minute);
  case 'S':
    return snprintf(to, room, "%02d", at->second);
  case 't':
    return snprintf(to, room, "\t");
  case 'T':
  case 'X':
    return snprintf(to, room, "%02d:%02d:%02d", at->hour, at->minute, at->second);
  case 'u':
    return snprintf(to, room, "%d", at->weekday ? at->weekday : 7);
  case 'w':
    return snprintf(to, room, "%d", at->weekday);
  case 'y':
    return snprintf(to, room, "%02d", year % 100);
  case 'Y':
    return snprintf(to, room, "%d", year);
  case 'z':
    return snprintf(to, room, "+0000");
  case 'Z':
    return snprintf(to, room, "UTC");
  case '%':
    return snprintf(to, room, "%%");
  default:
    __fencepost_unknown_format();
    return 0;
  }
}

size_t strftime(char *to, size_t room, const char *format, const struct tm *at) {
  size_t length = 0;
  for (; *format; format++) {
    if (length >= room)
      return 0;
    if (*format != '%')
      to[length++] = *format;
    else
      length += (size_t)put_date(to + length, room - length, *++format, at);
  }
  if (length >= room)
    return 0;
  to[length] = 0;
  return length;
}

char *asctime_r(const struct tm *at, char *to) {
  snprintf(to, 26, "%.3s %.3s%3d %.2d:%.2d:%.2d %d\n", weekdays[at->weekday], months[at->month],
           at->day, at->hour, at->minute, at->second, 1900 + at->year);
  return to;
}

char *asctime(const struct tm *at) { return asctime_r(at, date_text); }

char *ctime_r(const long *time, char *to) {
  struct tm at;
  return asctime_r(gmtime_r(time, &at), to);
}

char *ctime(const long *time) { return asctime(localtime(time)); }

long clock(void) { return 0; }
double difftime(long end, long start) { return (double)(end - start); }
int getpid(void) { return 1; }
int getppid(void) { return 0; }
int getpagesize(void) { return 4096; }
int sched_getcpu(void) { return 0; }
int gettimeofday(struct timespec *out, void *zone) { return clock_gettime(0, out); }

int sched_yield(void) {
  __fencepost_yield();
  return 0;
}

unsigned sleep(unsigned seconds) {
  __fencepost_yield();
  return 0;
}

int usleep(unsigned microseconds) {
  __fencepost_yield();
  return 0;
}

int nanosleep(const struct timespec *wanted, struct timespec *rest) {
  __fencepost_yield();
  return 0;
}

int clock_nanosleep(int clock, int flags, const struct timespec *wanted, struct timespec *rest) {
  __fencepost_yield();
  return 0;
}

int get_nprocs(void) { return 2; }
int get_nprocs_conf(void) { return 2; }

long sysconf(int name) {
  switch (name) {
  case 2: /* _SC_CLK_TCK */
    return 100;
  case 30: /* _SC_PAGESIZE */
    return 4096;
  case 75: /* _SC_THREAD_STACK_MIN */
    return 16384;
  case 83: /* _SC_NPROCESSORS_CONF */
  case 84: /* _SC_NPROCESSORS_ONLN */
    return 2;
  default:
    return -1;
  }
}

/* Who runs when is not the program's to decide. */
int sched_get_priority_max(int policy) { return policy == 1 || policy == 2 ? 99 : 0; }
int sched_get_priority_min(int policy) { return policy == 1 || policy == 2 ? 1 : 0; }
int sched_setscheduler(int process, int policy, const void *parameters) { return 0; }
int sched_setaffinity(int process, size_t size, const void *set) { return 0; }

int __sched_cpucount(size_t size, const unsigned char *set) {
  int count = 0;
  for (size_t i = 0; i < size; i++)
    for (unsigned bits = set[i]; bits; bits &= bits - 1)
      count++;
  return count;
}

void *__sched_cpualloc(size_t count) { return malloc((count + 63) / 64 * 8); }
void __sched_cpufree(void *set) { free(set); }

int sched_getaffinity(int process, size_t size, unsigned char *set) {
  memset(set, 0, size);
  if (size)
    *set = 3;
  return 0;
}

/* Checking. Conditions are wide, because programs without prototypes pass pointers, too. */

void __VERIFIER_assume(long condition) { __fencepost_assume(condition != 0); }
void assume_abort_if_not(long condition) { __fencepost_assume(condition != 0); }
void __VERIFIER_error(void) { __fencepost_assert_fail("__VERIFIER_error is called"); }
void reach_error(void) { __fencepost_assert_fail("reach_error is called"); }
void __VERIFIER_assert(long condition) {
  if (!condition)
    __fencepost_assert_fail("__VERIFIER_assert");
}

/* Any number: a few are tried, and the rest is said to be missing. */
static long any_number(const char *name, long least, long greatest) {
  switch (__fencepost_choose(6)) {
  case 0:
    return 0;
  case 1:
    return 1;
  case 2:
    return 2;
  case 3:
    return least < 0 ? -1 : 3;
  case 4:
    return least < 0 ? least : greatest;
  default:
    __fencepost_unknown_number(name);
    return greatest;
  }
}

_Bool __VERIFIER_nondet_bool(void) { return __fencepost_choose(2); }
_Bool __VERIFIER_nondet__Bool(void) { return __fencepost_choose(2); }
char __VERIFIER_nondet_char(void) { return any_number("__VERIFIER_nondet_char", -128, 127); }
unsigned char __VERIFIER_nondet_uchar(void) {
  return any_number("__VERIFIER_nondet_uchar", 0, 255);
}
short __VERIFIER_nondet_short(void) {
  return any_number("__VERIFIER_nondet_short", -32768, 32767);
}
unsigned short __VERIFIER_nondet_ushort(void) {
  return any_number("__VERIFIER_nondet_ushort", 0, 65535);
}
int __VERIFIER_nondet_int(void) {
  return any_number("__VERIFIER_nondet_int", -2147483647 - 1, 2147483647);
}
unsigned __VERIFIER_nondet_uint(void) {
  return any_number("__VERIFIER_nondet_uint", 0, 4294967295);
}
unsigned __VERIFIER_nondet_unsigned(void) {
  return any_number("__VERIFIER_nondet_unsigned", 0, 4294967295);
}
long __VERIFIER_nondet_long(void) {
  return any_number("__VERIFIER_nondet_long", -9223372036854775807 - 1, 9223372036854775807);
}
long long __VERIFIER_nondet_longlong(void) {
  return any_number("__VERIFIER_nondet_longlong", -9223372036854775807 - 1, 9223372036854775807);
}
unsigned long __VERIFIER_nondet_ulong(void) {
  return any_number("__VERIFIER_nondet_ulong", 0, -1);
}
unsigned long long __VERIFIER_nondet_ulonglong(void) {
  return any_number("__VERIFIER_nondet_ulonglong", 0, -1);
}
size_t __VERIFIER_nondet_size_t(void) { return any_number("__VERIFIER_nondet_size_t", 0, -1); }

double __VERIFIER_nondet_double(void) {
  switch (__fencepost_choose(6)) {
  case 0:
    return 0;
  case 1:
    return 1;
  case 2:
    return -1;
  case 3:
    return 0.5;
  case 4:
    return 1e30;
  default:
    __fencepost_unknown_number("__VERIFIER_nondet_double");
    return 0;
  }
}
float __VERIFIER_nondet_float(void) { return (float)__VERIFIER_nondet_double(); }
void *__VERIFIER_nondet_pointer(void) {
  if (__fencepost_choose(2))
    __fencepost_unknown_number("__VERIFIER_nondet_pointer");
  return NULL;
}

/* The same without a prefix, as CBMC and ESBMC know them. */
_Bool nondet_bool(void) { return __fencepost_choose(2); }
char nondet_char(void) { return __VERIFIER_nondet_char(); }
unsigned char nondet_uchar(void) { return __VERIFIER_nondet_uchar(); }
short nondet_short(void) { return __VERIFIER_nondet_short(); }
unsigned short nondet_ushort(void) { return __VERIFIER_nondet_ushort(); }
int nondet_int(void) { return __VERIFIER_nondet_int(); }
unsigned nondet_uint(void) { return __VERIFIER_nondet_uint(); }
long nondet_long(void) { return __VERIFIER_nondet_long(); }
unsigned long nondet_ulong(void) { return __VERIFIER_nondet_ulong(); }

void __CPROVER_assume(long condition) { __fencepost_assume(condition != 0); }
void __ESBMC_assume(long condition) { __fencepost_assume(condition != 0); }
void __CPROVER_assert(long condition, const char *text) {
  if (!condition)
    __fencepost_assert_fail(text);
}
void __ESBMC_assert(long condition, const char *text) {
  if (!condition)
    __fencepost_assert_fail(text);
}
void __CPROVER_atomic_begin(void) { __fencepost_atomic_begin(); }
void __CPROVER_atomic_end(void) { __fencepost_atomic_end(); }
void __ESBMC_atomic_begin(void) { __fencepost_atomic_begin(); }
void __ESBMC_atomic_end(void) { __fencepost_atomic_end(); }
void __ESBMC_yield(void) { __fencepost_yield(); }

void __VERIFIER_atomic_begin(void) { __fencepost_atomic_begin(); }
void __VERIFIER_atomic_end(void) { __fencepost_atomic_end(); }

/* Hints of other checkers about loops and accesses; they change nothing. */
void __VERIFIER_loop_begin(void) {}
void __VERIFIER_spin_start(void) {}
void __VERIFIER_spin_end(_Bool goes_on) {}
void __VERIFIER_loop_bound(int count) {}
void __VERIFIER_annotate_begin(int what) {}
void __VERIFIER_annotate_end(int what) {}
int __VERIFIER_opt_begin(void) { return 0; }
void fencepost_assume(int condition) { __fencepost_assume(condition); }
void fencepost_daemon(void) { __fencepost_daemon(); }
int fencepost_choose(int bound) { return __fencepost_choose(bound); }
void fencepost_assert(int condition, const char *text) {
  if (!condition)
    __fencepost_assert_fail(text);
}

/* Integers of 128 bits as two words, which are divided here. */

struct wide {
  unsigned long low, high;
};

static struct wide divide(unsigned long low, unsigned long high, unsigned long by_low,
                          unsigned long by_high, struct wide *rest) {
  struct wide result = {0, 0}, left = {0, 0};
  if (high == 0 && by_high == 0) {
    result.low = low / by_low;
    rest->low = low % by_low;
    rest->high = 0;
    return result;
  }
  if (by_low == 0 && by_high == 0)
    result.low = low / by_low;
  for (int at = 127; at >= 0; at--) {
    unsigned long lost = left.high >> 63;
    left.high = left.high << 1 | left.low >> 63;
    left.low = left.low << 1 | ((at >= 64 ? high >> (at - 64) : low >> at) & 1);
    if (lost || left.high > by_high || (left.high == by_high && left.low >= by_low)) {
      left.high -= by_high + (left.low < by_low);
      left.low -= by_low;
      if (at >= 64)
        result.high |= 1ul << (at - 64);
      else
        result.low |= 1ul << at;
    }
  }
  *rest = left;
  return result;
}

static struct wide negated(struct wide value) {
  struct wide result = {-value.low, ~value.high + (value.low == 0)};
  return result;
}

static struct wide magnitude(unsigned long low, unsigned long high) {
  struct wide value = {low, high};
  return (long)high < 0 ? negated(value) : value;
}

struct wide fencepost_divide(unsigned long low, unsigned long high, unsigned long by_low,
                             unsigned long by_high) {
  struct wide rest;
  return divide(low, high, by_low, by_high, &rest);
}

struct wide fencepost_remainder(unsigned long low, unsigned long high, unsigned long by_low,
                                unsigned long by_high) {
  struct wide rest;
  divide(low, high, by_low, by_high, &rest);
  return rest;
}

struct wide fencepost_divide_signed(unsigned long low, unsigned long high, unsigned long by_low,
                                    unsigned long by_high) {
  struct wide value = magnitude(low, high), by = magnitude(by_low, by_high), rest;
  struct wide result = divide(value.low, value.high, by.low, by.high, &rest);
  return (long)(high ^ by_high) < 0 ? negated(result) : result;
}

struct wide fencepost_remainder_signed(unsigned long low, unsigned long high, unsigned long by_low,
                                       unsigned long by_high) {
  struct wide value = magnitude(low, high), by = magnitude(by_low, by_high), rest;
  divide(value.low, value.high, by.low, by.high, &rest);
  return (long)high < 0 ? negated(rest) : rest;
}

/* Rounded once: what is lost of the lower word shows in the last bit of what is converted. */
double fencepost_wide_to_double(unsigned long low, unsigned long high) {
  double scale = 1;
  while (high) {
    low = low >> 1 | (low & 1) | high << 63;
    high >>= 1;
    scale *= 2;
  }
  return (double)low * scale;
}

double fencepost_signed_to_double(unsigned long low, unsigned long high) {
  struct wide value = magnitude(low, high);
  double result = fencepost_wide_to_double(value.low, value.high);
  return (long)high < 0 ? -result : result;
}
