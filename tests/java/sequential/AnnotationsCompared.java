import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationsCompared {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Bytes {
        byte[] first();

        byte[] second();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Many {
        Bytes nested();

        String s() default "q\"x\n'";

        char c() default '\'';

        long l() default 3;

        float f() default 1.5f;

        Class<?> k() default String.class;

        byte b() default 1;
    }

    @Bytes(first = {2, 3}, second = {})
    int a;

    @Bytes(first = {2, 3}, second = {})
    int b;

    @Bytes(first = {}, second = {2, 3})
    int c;

    @Many(nested = @Bytes(first = 1, second = 2))
    int d;

    @Many(nested = @Bytes(first = 1, second = 2))
    int e;

    static <A extends Annotation> A of(String field, Class<A> type) throws NoSuchFieldException {
        return AnnotationsCompared.class.getDeclaredField(field).getAnnotation(type);
    }

    public static void main(String[] args) throws NoSuchFieldException {
        Bytes a = of("a", Bytes.class);
        System.out.println(a + " " + a.hashCode() + " " + a.equals(of("b", Bytes.class)) + " " + a.equals(of("c", Bytes.class)));
        Many d = of("d", Many.class);
        System.out.println(d + " " + d.equals(of("e", Many.class)));
    }
}
