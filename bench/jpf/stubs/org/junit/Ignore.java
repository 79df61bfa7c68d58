package org.junit;

/** Marks a test that JPF itself leaves out. */
public @interface Ignore {
    String value() default "";
}
