/* The program beside this file. Each claim follows the option of `fencepost check` that asks it. */
bool asked, answered;

active proctype server() {
again:
  if
  :: asked -> skip
  :: else -> goto again
  fi;
  if
  :: answered = true
  :: skip
  fi
}

active proctype main() {
  asked = true
}

/* --leads-to R.asked == 1 => R.answered == 1 */
ltl asked_leads_to_answered { [] ((asked == 1) -> <> (answered == 1)) }

/* --leads-to R.answered == 1 => R.asked == 1 */
ltl answered_leads_to_asked { [] ((answered == 1) -> <> (asked == 1)) }

/* --eventually R.asked == 1 */
ltl asks { <> (asked == 1) }

/* --eventually R.answered == 1 */
ltl answers { <> (answered == 1) }
