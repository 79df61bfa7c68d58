// check -> unsupported
int main(void) {
  __asm__ volatile("lfence" ::: "memory");
  return 0;
}
