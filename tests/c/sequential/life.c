#include <stdio.h>
#include <string.h>
enum { W = 6, H = 6 };
static char now[H][W], next[H][W];
int main(void) {
  now[1][2] = now[2][3] = now[3][1] = now[3][2] = now[3][3] = 1;
  for (int t = 0; t < 4; t++) {
    for (int y = 0; y < H; y++)
      for (int x = 0; x < W; x++) {
        int n = 0;
        for (int dy = -1; dy <= 1; dy++)
          for (int dx = -1; dx <= 1; dx++)
            if (dx || dy)
              n += now[(y + dy + H) % H][(x + dx + W) % W];
        next[y][x] = n == 3 || (n == 2 && now[y][x]);
      }
    memcpy(now, next, sizeof now);
  }
  for (int y = 0; y < H; y++) {
    for (int x = 0; x < W; x++)
      putchar(now[y][x] ? '#' : '.');
    putchar('\n');
  }
  return 0;
}
