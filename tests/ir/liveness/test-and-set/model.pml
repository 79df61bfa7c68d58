/* The program beside this file; `ends` is what `fencepost check --liveness` asks. */
bool lock, done;
byte ended;

active proctype main() {
again:
  if
  :: atomic { !lock -> lock = true }
  :: lock -> goto again
  fi;
  if
  :: done -> lock = false
  :: else -> lock = false; goto again
  fi;
  ended++
}

active proctype other() {
again:
  if
  :: atomic { !lock -> lock = true }
  :: lock -> goto again
  fi;
  done = true;
  lock = false;
  ended++
}

ltl ends { <> (ended == 2) }
