// check -> unsupported
// check --entry letter -> unsupported
/* Wide text is not printed as if it were narrow. */
#include <assert.h>
#include <stdio.h>
#include <wchar.h>

int main(void) {
  char text[16];
  assert(snprintf(text, sizeof text, "%ls", L"abc") == 3);
  return 0;
}

void letter(void) {
  char text[16];
  assert(snprintf(text, sizeof text, "%lc", (wint_t)0x20ac) == -1);
}
