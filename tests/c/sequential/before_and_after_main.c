#include <stdio.h>
#include <stdlib.h>
static void a(void) { puts("a"); }
static void b(void) { puts("b"); }
__attribute__((constructor)) static void c1(void) { puts("constructor"); }
__attribute__((constructor(200))) static void c2(void) { puts("constructor 200"); }
__attribute__((constructor(150))) static void c3(void) { puts("constructor 150"); }
__attribute__((destructor)) static void d1(void) { puts("destructor"); }
__attribute__((destructor(200))) static int d2(void) { return puts("destructor 200"); }
__attribute__((destructor)) static void d3(void) { puts("another destructor"); }
int main(void) {
  atexit(a);
  atexit(b);
  puts("main");
  return 4;
}
