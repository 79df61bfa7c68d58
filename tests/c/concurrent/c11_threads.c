// check --final 'total == 3' -> verified
#include <assert.h>
#include <threads.h>

static mtx_t m;
static cnd_t c;
int total;

static int work(void *which) {
  mtx_lock(&m);
  total += (int)(long)which;
  cnd_signal(&c);
  mtx_unlock(&m);
  return (int)(long)which * 10;
}

int main(void) {
  thrd_t a, b;
  int x, y;
  mtx_init(&m, mtx_plain);
  cnd_init(&c);
  thrd_create(&a, work, (void *)1);
  thrd_create(&b, work, (void *)2);
  mtx_lock(&m);
  while (total != 3)
    cnd_wait(&c, &m);
  mtx_unlock(&m);
  thrd_join(a, &x);
  thrd_join(b, &y);
  assert(x == 10 && y == 20);
  return 0;
}
