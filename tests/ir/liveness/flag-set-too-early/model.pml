/* The program beside this file; `ends` is what `fencepost check --liveness` asks. */
bool go;
byte ended;

active proctype waiter() {
  go = false;
again:
  if
  :: go -> skip
  :: else -> goto again
  fi;
  ended++
}

active proctype main() {
  go = true;
  ended++
}

ltl ends { <> (ended == 2) }
