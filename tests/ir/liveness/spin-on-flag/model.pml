/* The program beside this file; `ends` is what `fencepost check --liveness` asks. */
bool flag;
byte ended;

active proctype main() {
again:
  if
  :: flag -> skip
  :: else -> goto again
  fi;
  ended++
}

active proctype setter() {
  flag = true;
  ended++
}

ltl ends { <> (ended == 2) }
