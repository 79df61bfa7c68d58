package gov.nasa.jpf.annotation;

/** Tells JPF to leave a field out of its states. */
public @interface FilterField {
    String condition() default "";

    boolean invert() default false;
}
