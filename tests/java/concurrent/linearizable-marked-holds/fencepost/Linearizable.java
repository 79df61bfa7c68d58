package fencepost;

/** What the program is compiled against; the checker has its own. */
public @interface Linearizable {
}
