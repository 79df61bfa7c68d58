import java.util.stream.IntStream;

/** Pieces that touch nothing of the program: neither boxes of numbers nor ends of threads are steps. */
public class Program {
    static int sum;

    public static void main(String[] args) {
        sum = IntStream.rangeClosed(1, 6).parallel().filter(i -> i % 2 == 0).map(i -> i * i).sum();
    }
}
