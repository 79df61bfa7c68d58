/* The program beside this file; `ends` is what `fencepost check --liveness` asks. */
byte next, serving, ended;
bool done;

active proctype main() {
  byte mine;
round:
  atomic { mine = next % 4; next = (next + 1) % 4 };
again:
  if
  :: serving == mine -> skip
  :: serving != mine -> goto again
  fi;
  if
  :: done -> serving = (mine + 1) % 4
  :: else -> serving = (mine + 1) % 4; goto round
  fi;
  ended++
}

active proctype other() {
  byte mine;
  atomic { mine = next % 4; next = (next + 1) % 4 };
again:
  if
  :: serving == mine -> skip
  :: serving != mine -> goto again
  fi;
  done = true;
  serving = (mine + 1) % 4;
  ended++
}

ltl ends { <> (ended == 2) }
