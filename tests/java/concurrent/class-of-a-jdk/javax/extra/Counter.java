package javax.extra;

/** Stands for a class that the built-in library does not have and a JDK has. */
public class Counter {
    private int value;

    public int add(int amount) {
        value += amount;
        return value;
    }
}
