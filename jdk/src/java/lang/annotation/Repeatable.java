package java.lang.annotation;

@Retention(RetentionPolicy.RUNTIME)
public @interface Repeatable {
    Class<? extends Annotation> value();
}
