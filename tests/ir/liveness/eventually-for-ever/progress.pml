/* The program beside this file. Each claim follows the option of `fencepost check` that asks it. */
bool x, y;

active proctype main() {
again:
  if
  :: x -> skip
  :: else -> goto again
  fi;
  y = true
}

/* --eventually R.y == 1 */
ltl sets_y { <> (y == 1) }

/* --leads-to R.x == 1 => R.y == 1 */
ltl x_leads_to_y { [] ((x == 1) -> <> (y == 1)) }
