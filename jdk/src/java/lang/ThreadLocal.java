package java.lang;

import java.util.HashMap;
import java.util.function.Supplier;

public class ThreadLocal<T> {
    protected T initialValue() {
        return null;
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        return new ThreadLocal<S>() {
            protected S initialValue() {
                return supplier.get();
            }
        };
    }

    private static HashMap<ThreadLocal<?>, Object> values() {
        Thread thread = Thread.currentThread();
        if (thread.locals == null) {
            thread.locals = new fencepost.Uncounted<>();
        }
        return thread.locals;
    }

    @SuppressWarnings("unchecked")
    public T get() {
        HashMap<ThreadLocal<?>, Object> values = values();
        if (!values.containsKey(this)) {
            T value = initialValue();
            values.put(this, value);
            return value;
        }
        return (T) values.get(this);
    }

    public void set(T value) {
        values().put(this, value);
    }

    public void remove() {
        values().remove(this);
    }
}
