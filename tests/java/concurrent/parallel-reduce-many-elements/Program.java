import java.util.stream.IntStream;

/** How often a start value counts depends on how far the elements are divided, which is not promised. */
public class Program {
    static int sum, plain;

    public static void main(String[] args) {
        sum = IntStream.range(0, 8).parallel().reduce(1, (a, b) -> a + b);
        plain = IntStream.range(0, 8).parallel().sum();
    }
}
