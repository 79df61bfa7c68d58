package java.lang.annotation;

@Retention(RetentionPolicy.RUNTIME)
public @interface Inherited {
}
