package java.util.function;

public interface ObjIntConsumer<T> {
    void accept(T object, int value);
}
