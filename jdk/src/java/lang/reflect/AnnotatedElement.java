package java.lang.reflect;

import java.lang.annotation.Annotation;

public interface AnnotatedElement {
    <T extends Annotation> T getAnnotation(Class<T> type);

    Annotation[] getAnnotations();

    Annotation[] getDeclaredAnnotations();

    default boolean isAnnotationPresent(Class<? extends Annotation> type) {
        return getAnnotation(type) != null;
    }

    @SuppressWarnings("unchecked")
    default <T extends Annotation> T[] getAnnotationsByType(Class<T> type) {
        return fencepost.Annotations.byType(getAnnotations(), type);
    }

    default <T extends Annotation> T getDeclaredAnnotation(Class<T> type) {
        return fencepost.Annotations.pick(getDeclaredAnnotations(), type);
    }

    default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> type) {
        return fencepost.Annotations.byType(getDeclaredAnnotations(), type);
    }
}
