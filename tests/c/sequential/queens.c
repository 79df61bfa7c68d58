#include <stdio.h>
#include <stdlib.h>
static int column[6], solutions;
static void place(int row) {
  if (row == 6) {
    solutions++;
    return;
  }
  for (int c = 0; c < 6; c++) {
    int ok = 1;
    for (int r = 0; r < row; r++)
      if (column[r] == c || abs(column[r] - c) == row - r)
        ok = 0;
    if (ok) {
      column[row] = c;
      place(row + 1);
    }
  }
}
int main(void) {
  place(0);
  printf("%d\n", solutions);
  return solutions;
}
