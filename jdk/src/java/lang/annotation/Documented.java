package java.lang.annotation;

public @interface Documented {
}
