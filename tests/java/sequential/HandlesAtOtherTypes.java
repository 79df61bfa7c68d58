import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Handles of variables take and give what can be converted, as method handles do. */
public class HandlesAtOtherTypes {
    static long total;
    volatile Object anything;
    String text = "a";
    static final VarHandle TOTAL;
    static final VarHandle ANYTHING;
    static final VarHandle TEXT;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            TOTAL = lookup.findStaticVarHandle(HandlesAtOtherTypes.class, "total", long.class);
            ANYTHING = lookup.findVarHandle(HandlesAtOtherTypes.class, "anything", Object.class);
            TEXT = lookup.findVarHandle(HandlesAtOtherTypes.class, "text", String.class);
        } catch (ReflectiveOperationException exception) {
            throw new ExceptionInInitializerError(exception);
        }
    }

    static void attempt(String what, Runnable code) {
        try {
            code.run();
            System.out.println(what + ": " + total);
        } catch (RuntimeException exception) {
            System.out.println(what + ": " + exception.getClass().getName());
        }
    }

    public static void main(String[] args) {
        HandlesAtOtherTypes object = new HandlesAtOtherTypes();
        attempt("add an int to a long", () -> TOTAL.getAndAdd(1));
        attempt("set an int", () -> TOTAL.setVolatile(5));
        attempt("compare with ints", () -> System.out.println(TOTAL.compareAndSet(5, 6)));
        attempt("compare with a box", () -> System.out.println(TOTAL.compareAndSet(6L, (Long) 7L)));
        attempt("set a box that is called an object", () -> TOTAL.set((Object) 9L));
        attempt("get an object", () -> System.out.println(TOTAL.getAcquire()));
        attempt("get a double", () -> System.out.println((double) TOTAL.get()));
        attempt("set a double", () -> TOTAL.set(5.0));
        attempt("set a text", () -> TOTAL.set("5"));
        attempt("set a text that is called an object", () -> TOTAL.set((Object) "5"));
        attempt("get an int", () -> System.out.println((int) TOTAL.get()));
        attempt("too many values", () -> TOTAL.set(1, 2));
        attempt("an int becomes an object", () -> ANYTHING.set(object, 3));
        attempt("and an int again", () -> System.out.println((int) ANYTHING.get(object)));
        attempt("but no text", () -> System.out.println((String) ANYTHING.get(object)));
        attempt("no text is set", () -> TEXT.set(object, (Object) 4));
        attempt("a text is set", () -> TEXT.set(object, (Object) "b"));
        attempt("a text comes back", () -> System.out.println(TEXT.getAndSet(object, (Object) "c")));
        attempt("of no object", () -> TEXT.set("zz", "q"));
        System.out.println(object.text);
    }
}
