package fencepost;

/** Marks a class whose operations must look as if each happened at one moment. */
public @interface Linearizable {
}
