package org.junit;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Marks a test, as JUnit has it. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Test {
}
