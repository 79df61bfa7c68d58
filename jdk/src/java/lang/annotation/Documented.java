package java.lang.annotation;

@Retention(RetentionPolicy.RUNTIME)
public @interface Documented {
}
