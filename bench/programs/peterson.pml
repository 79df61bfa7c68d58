/* Peterson's mutual exclusion, for ever; one statement per shared access. */
bool flag0, flag1, turn;
byte inside;

active proctype first() {
  bool other, now;
again:
  flag0 = true;
  turn = true;
wait:
  other = flag1;
  if
  :: !other -> goto enter
  :: else -> skip
  fi;
  now = turn;
  if
  :: now -> goto wait
  :: else -> skip
  fi;
enter:
  inside = 1;
  inside = 0;
  flag0 = false;
  goto again
}

active proctype second() {
  bool other, now;
again:
  flag1 = true;
  turn = false;
wait:
  other = flag0;
  if
  :: !other -> goto enter
  :: else -> skip
  fi;
  now = turn;
  if
  :: !now -> goto wait
  :: else -> skip
  fi;
enter:
  inside = 2;
  inside = 0;
  flag1 = false;
  goto again
}
