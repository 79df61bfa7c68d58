/* The program beside this file. Each claim follows the option of `fencepost check` that asks it. */
bool x, y;

active proctype main() {
again:
  if
  :: x -> skip
  :: else -> goto again
  fi;
  if
  :: y = true
  :: skip
  fi
}

active proctype other() {
  x = true
}

/* --eventually R.x == 1 */
ltl sets_x { <> (x == 1) }

/* --eventually R.y == 1 */
ltl sets_y { <> (y == 1) }

/* --eventually R.x == 0 */
ltl begins_without_x { <> (x == 0) }

/* --leads-to R.x == 1 => R.y == 1 */
ltl x_leads_to_y { [] ((x == 1) -> <> (y == 1)) }

/* --leads-to R.y == 1 => R.x == 1 */
ltl y_leads_to_x { [] ((y == 1) -> <> (x == 1)) }
