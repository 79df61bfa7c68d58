import java.util.List;

public class Program {
    static int sum;

    public static void main(String[] args) {
        sum = List.of(1, 2, 3, 4).parallelStream().mapToInt(x -> 2 * x).sum();
    }
}
