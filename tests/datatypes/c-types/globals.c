/* Variables that start with something: numbers, and the address of one. */
#include <stdatomic.h>

static atomic_int tickets = 5;
static int numbers[2] = {3, 4};
static int *chosen = &numbers[1];
static int unused;

int *make(void) { return &unused; }

int ticket(int *nothing) {
  (void)nothing;
  return atomic_fetch_add_explicit(&tickets, 1, memory_order_relaxed);
}

/* Two threads may get the same one. */
int same_ticket(int *nothing) {
  (void)nothing;
  int ticket = atomic_load_explicit(&tickets, memory_order_relaxed);
  atomic_store_explicit(&tickets, ticket + 1, memory_order_relaxed);
  return ticket;
}

int read_number(int *nothing, int index) {
  (void)nothing;
  return numbers[index] * 10 + *chosen;
}
