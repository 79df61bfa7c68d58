import java.util.stream.Stream;

/** In which order neighbours are combined is not promised; a JDK halves, and gives 2 and 0. */
public class Program {
    static int three, four;

    public static void main(String[] args) {
        three = Stream.of(1, 2, 3).parallel().reduce((a, b) -> a - b).get();
        four = Stream.of(1, 2, 3, 4).parallel().reduce((a, b) -> a - b).get();
    }
}
