package java.lang;

public class InheritableThreadLocal<T> extends ThreadLocal<T> {
    protected T childValue(T value) {
        return value;
    }

    @SuppressWarnings("unchecked")
    Object inherited(Object value) {
        return childValue((T) value);
    }
}
