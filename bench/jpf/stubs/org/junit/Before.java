package org.junit;

/** Marks what JUnit runs before a test. */
public @interface Before {
}
