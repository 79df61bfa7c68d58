// check -> violated out-of-bounds 5
int main(void) {
  char *text = (char *)"constant";
  int first = text[0];
  text[0] = 'C';
  return first;
}
