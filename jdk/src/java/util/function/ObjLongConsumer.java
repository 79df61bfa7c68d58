package java.util.function;

public interface ObjLongConsumer<T> {
    void accept(T object, long value);
}
