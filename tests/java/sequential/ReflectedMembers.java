import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Date;
import java.util.Locale;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Public members with those above, modifiers of nested classes, and small parts of the library. */
public class ReflectedMembers {
    public interface Above {
        int K = 1;

        default void inherited() {
        }

        static void notInherited() {
        }
    }

    public static class Parent {
        public int x;

        public void parent() {
        }

        public String toString() {
            return "parent";
        }
    }

    public static final class Child extends Parent implements Above {
        public int y;
        private int z;

        public void child() {
        }

        void hidden() {
        }
    }

    private class Inner {
    }

    static String plain(Object object) {
        return object.toString().replaceAll("@[0-9a-f]+", "@");
    }

    public static void main(String[] args) {
        TreeSet<String> methods = new TreeSet<>();
        for (Method method : Child.class.getMethods()) {
            methods.add(method.getName() + " of " + method.getDeclaringClass().getSimpleName());
        }
        TreeSet<String> fields = new TreeSet<>();
        for (Field field : Child.class.getFields()) {
            fields.add(field.getName());
        }
        System.out.println(methods + " " + fields + " " + Object.class.getMethods().length);
        System.out.println(Modifier.toString(Child.class.getModifiers()) + ", "
            + Modifier.toString(Inner.class.getModifiers()) + ", "
            + Modifier.toString(ReflectedMembers.class.getModifiers()) + ", "
            + Modifier.toString(Above.class.getModifiers()));
        Thread.currentThread().setContextClassLoader(ReflectedMembers.class.getClassLoader());
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        System.out.println(plain(lock) + " " + plain(new CountDownLatch(2)));
        System.out.println(plain(Stream.of(1, 2, 3).collect(
            Collectors.groupingByConcurrent(x -> x % 2, ConcurrentSkipListMap::new, Collectors.counting()))));
        System.out.println(new Date(1000).toInstant().toEpochMilli() + " "
            + Date.from(java.time.Instant.ofEpochSecond(2).plus(java.time.Duration.ofMillis(5))).getTime());
        System.out.println(Locale.GERMANY + " " + new Locale("pt", "br") + " " + Locale.forLanguageTag("en-US").equals(Locale.US)
            + String.format(Locale.UK, " %,.2f", 1234.5));
    }
}
