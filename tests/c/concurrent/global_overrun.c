// check -> violated out-of-bounds 6
static int table[4];

int main(int argc, char **argv) {
  int *p = table;
  return p[-argc];
}
