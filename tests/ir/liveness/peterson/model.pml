/* The program beside this file; `ends` is what `fencepost check --liveness` asks. */
bool flag0, flag1;
byte turn, ended;

active proctype first() {
  flag0 = true;
  turn = 1;
wait:
  if
  :: !flag1 -> skip
  :: flag1 ->
    if
    :: turn == 1 -> goto wait
    :: else -> skip
    fi
  fi;
  flag0 = false;
  ended++
}

active proctype second() {
  flag1 = true;
  turn = 0;
wait:
  if
  :: !flag0 -> skip
  :: flag0 ->
    if
    :: turn == 0 -> goto wait
    :: else -> skip
    fi
  fi;
  flag1 = false;
  ended++
}

ltl ends { <> (ended == 2) }
