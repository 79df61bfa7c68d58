/* The lock of FilterLock.cs: one step for each access to what is shared, local work included. */
byte level[COUNT];
byte last[COUNT];
byte inside;
#define FIRST (me == 0 -> 1 : 0)
#define NEXT (k + 1 == me -> k + 2 : k + 1)
/* Behind an access that lets the thread pass: the next to look at, the next level, or inside. */
#define PASS \
  k = NEXT; \
  if \
  :: k < COUNT -> goto wait \
  :: k >= COUNT && at + 1 < COUNT -> k = 0; at++; goto climb \
  :: else -> k = 0; at = 1; goto critical \
  fi

proctype thread(byte me) {
  byte at = 1;
  byte k = 0;
climb:
  level[me] = at;
  d_step { last[at] = me; k = FIRST };
wait:
  atomic {
    if
    :: level[k] >= at -> skip
    :: else -> PASS
    fi
  };
  atomic {
    if
    :: last[at] == me -> goto wait
    :: else -> PASS
    fi
  };
critical:
  inside = me;
  assert(inside == me);
  level[me] = 0;
  goto climb
}

init {
  byte i = 0;
  atomic {
    do
    :: i < COUNT -> run thread(i); i++
    :: else -> break
    od
  }
}
