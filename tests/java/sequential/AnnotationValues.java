import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
public class AnnotationValues {
    enum L {
        LOW, HIGH
    }
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER}) @interface Info {
        String value() default "dflt";
        int n() default 7;
        L level() default L.LOW;
        Class<?> type() default Object.class;
        String[] tags() default {};
        long big() default 5L;
        double d() default 1.5;
        boolean on() default true;
        char c() default 'c';
    }
    @Retention(RetentionPolicy.CLASS) @interface Hidden {} @interface Dflt {} @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Inh {} @Retention(RetentionPolicy.RUNTIME) @interface Test {
        Class<? extends Throwable> expected() default None.class;
        class None extends Throwable {}
    }
    @Info("cls") @Inh @Hidden static class A {
        @Info(n = 3, level = L.HIGH, tags = {"a","b"}) public int f;
        @Test public void ok() {} @Test(expected = IllegalStateException.class) public void bad() {
            throw new IllegalStateException("x");
        }
        public void not() {} @Deprecated public void old(@Info("p") int p) {}
    }
    static class B extends A {} public static void main(String[] x) throws Exception {
        Info i = A.class.getAnnotation(Info.class);
        System.out.println(i.value() + i.n() + i.level() + i.type() + i.tags().length + i.big() + i.d() + i.on() + i.c());
        System.out.println(A.class.isAnnotationPresent(Hidden.class) + " " + B.class.isAnnotationPresent(Inh.class) + " " + B.class.isAnnotationPresent(Info.class) + " " + A.class.getAnnotations().length + " " + B.class.getDeclaredAnnotations().length);
        Info f = A.class.getField("f").getAnnotation(Info.class);
        System.out.println(f.n() + " " + f.level() + " " + Arrays.toString(f.tags()) + f.value() + " " + f.annotationType());
        List<Method> ms = new ArrayList<>(List.of(A.class.getDeclaredMethods()));
        ms.sort(Comparator.comparing(Method::getName));
        int pass = 0;
        for (Method m : ms) {
            Test t = m.getAnnotation(Test.class);
            if (t == null) continue;
            try {
                m.invoke(new A());
                pass++;
                System.out.println(m.getName() + " ok");
            } catch (InvocationTargetException e) {
                System.out.println(m.getName() + " " + t.expected().isInstance(e.getCause()));
            }
        }
        System.out.println(pass + " " + A.class.getMethod("old", int.class).isAnnotationPresent(Deprecated.class) + " " + A.class.getMethod("not").getAnnotation(Info.class));
        System.out.println(i.equals(A.class.getAnnotation(Info.class)) + " " + i.equals(f) + " " + (i.hashCode() == A.class.getAnnotation(Info.class).hashCode()) + (i instanceof Annotation));
        for (Method m : new Method[]{Info.class.getMethod("n")}) System.out.println(m.getDefaultValue());
        System.out.println(A.class.getMethod("ok").getAnnotation(Test.class).expected() == Test.None.class);
        System.out.println(A.class.getMethod("old", int.class).getParameterAnnotations()[0].length);
    }
}
