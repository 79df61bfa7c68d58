import java.util.*;
import java.util.stream.*;

public class PrimeSieve {
    public static void main(String[] args) {
        boolean[] composite = new boolean[100];
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i < 100; i++) {
            if (!composite[i]) {
                primes.add(i);
                for (int j = i * i; j < 100; j += i) composite[j] = true;
            }
        }
        System.out.println(primes);
        System.out.println(primes.stream().mapToInt(Integer::intValue).sum());
        System.out.println(IntStream.rangeClosed(2, 50).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().collect(Collectors.toList()));
    }
}
