/* The same philosophers: the last one takes its forks in the other order. */
bool taken[COUNT];

proctype philosopher(byte first; byte second) {
hungry:
  atomic { !taken[first] -> taken[first] = true };
  atomic { !taken[second] -> taken[second] = true };
  taken[second] = false;
  taken[first] = false;
  goto hungry
}

init {
  byte i = 0;
  atomic {
    do
    :: i < COUNT - 1 -> run philosopher(i, i + 1); i++
    :: else -> break
    od;
    run philosopher(0, COUNT - 1)
  }
}
