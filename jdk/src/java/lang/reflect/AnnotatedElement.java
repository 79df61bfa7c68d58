package java.lang.reflect;

/** Annotations are not modelled. */
public interface AnnotatedElement {
}
