import java.util.stream.IntStream;

public class Program {
    static int count;

    public static void main(String[] args) {
        IntStream.range(0, 2).parallel().forEach(i -> count++);
    }
}
