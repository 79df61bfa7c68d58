// check -> verified
int unheard_of(int);

int main(int argc, char **argv) {
  return argc > 5 ? unheard_of(argc) : 0;
}
