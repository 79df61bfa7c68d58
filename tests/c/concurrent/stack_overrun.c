// check -> violated out-of-bounds 5
int main(int argc, char **argv) {
  int a[3] = {1, 2, 3}, sum = 0;
  for (int i = 0; i < 3 + argc; i++)
    sum += a[i];
  return sum;
}
