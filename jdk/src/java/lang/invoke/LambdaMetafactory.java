package java.lang.invoke;

/** Call sites that name these methods are understood as they are; none is ever called. */
public final class LambdaMetafactory {
    private LambdaMetafactory() {
    }

    public static CallSite metafactory(MethodHandles.Lookup caller, String name, MethodType site,
            MethodType erased, MethodHandle implementation, MethodType actual) {
        throw new UnsupportedOperationException();
    }

    public static CallSite altMetafactory(MethodHandles.Lookup caller, String name, MethodType site,
            Object... arguments) {
        throw new UnsupportedOperationException();
    }
}
