/* The program beside this file; `ends` is what `fencepost check --liveness` asks. */
bool flag0, flag1;
byte ended;

active proctype first() {
  flag0 = true;
wait:
  if
  :: !flag1 -> skip
  :: flag1 -> goto wait
  fi;
  flag0 = false;
  ended++
}

active proctype second() {
  flag1 = true;
wait:
  if
  :: !flag0 -> skip
  :: flag0 -> goto wait
  fi;
  flag1 = false;
  ended++
}

ltl ends { <> (ended == 2) }
