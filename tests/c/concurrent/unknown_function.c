// check -> unsupported
int unheard_of(int);

int main(int argc, char **argv) {
  return argc > 0 ? unheard_of(argc) : 0;
}
