package fencepost;

import java.util.HashMap;

/**
 * A map inside the library that nobody iterates over while it changes. It does not count its
 * changes, so that a loop that adds and removes comes back to where it was.
 */
public final class Uncounted<K, V> extends HashMap<K, V> {
}
