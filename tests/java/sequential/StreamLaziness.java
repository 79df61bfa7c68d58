import java.util.*;
import java.util.stream.*;

public class StreamLaziness {
    public static void main(String[] args) throws Exception {
        Stream<Integer> s = Stream.of(1, 2, 3, 4, 5, 6).filter(x -> {
            System.out.print("f" + x + " ");
            return x % 2 == 0;
        }).map(x -> {
            System.out.print("m" + x + " ");
            return x * 10;
        });
        System.out.println("built");
        System.out.println(s.findFirst().get());
        System.out.println(Stream.iterate(1, x -> x + 1).map(x -> x * x).filter(x -> x % 3 == 1).limit(5).collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).collect(Collectors.joining("\n")));
        System.out.println(Stream.of("b", "a", "c").sorted(Comparator.reverseOrder()).peek(x -> System.out.print("<" + x + ">")).anyMatch(x -> x.equals("b")));
        List<Integer> src = new ArrayList<>(List.of(1, 2));
        Stream<Integer> late = src.stream();
        src.add(3);
        System.out.println(late.count());
        System.out.println(Stream.of(1, 2, 3, 4).skip(1).limit(2).map(String::valueOf).reduce("", (a, b) -> a + b));
        System.out.println(IntStream.range(0, 5).mapToObj(i -> IntStream.range(0, i).sum()).toList());
        System.out.println(Stream.of(5, 1, 4).sorted().map(x -> x + "").collect(Collectors.joining("<")));
        System.out.println(Arrays.asList(1, 2, 3).stream().mapToInt(Integer::intValue).map(x -> x * x).sum());
        System.out.println(Stream.generate(() -> "z").limit(3).collect(Collectors.joining()));
        System.out.println(DoubleStream.iterate(1, x -> x / 2).limit(5).sum());
        System.out.println(LongStream.rangeClosed(1, 15).reduce(1, (a, b) -> a * b));
    }
}
