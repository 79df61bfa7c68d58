/* The program beside this file; `ends` is what `fencepost check --liveness` asks. */
bool a, b;
byte ended;

active proctype second() {
again:
  b = true;
  if
  :: a -> b = false; goto again
  :: else -> b = false
  fi;
  ended++
}

active proctype first() {
again:
  a = true;
  if
  :: b -> a = false; goto again
  :: else -> a = false
  fi;
  ended++
}

ltl ends { <> (ended == 2) }
