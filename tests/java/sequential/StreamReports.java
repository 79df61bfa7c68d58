import java.util.*;
import java.util.stream.*;

public class StreamReports {
    record P(String name, int age, double pay) {
    }
    public static void main(String[] a) {
        List<P> ps = List.of(new P("Ann", 30, 10.5), new P("Bob", 25, 20), new P("Cid", 30, 7.25), new P("Dee", 41, 99.999));
        System.out.println(ps.stream().collect(Collectors.groupingBy(P::age)));
        System.out.println((Object) ps.stream().collect(Collectors.groupingBy(P::age, TreeMap::new, Collectors.mapping(P::name, Collectors.joining(",", "[", "]")))));
        System.out.println((Object) ps.stream().collect(Collectors.partitioningBy(p -> p.age() > 29, Collectors.counting())));
        System.out.println(ps.stream().mapToDouble(P::pay).summaryStatistics());
        System.out.println(ps.stream().mapToInt(P::age).average().getAsDouble() + " " + ps.stream().mapToInt(P::age).boxed().collect(Collectors.toSet()));
        System.out.println(ps.stream().sorted(Comparator.comparing(P::age).thenComparing(P::pay, Comparator.reverseOrder())).map(P::name).toList());
        System.out.println(ps.stream().collect(Collectors.toMap(P::name, P::age)));
        try {
            ps.stream().collect(Collectors.toMap(P::age, P::name));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ps.stream().collect(Collectors.averagingDouble(P::pay)) + " " + ps.stream().collect(Collectors.summingInt(P::age)));
        System.out.println(ps.stream().max(Comparator.comparingDouble(P::pay)).map(P::name).orElse("?"));
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).collect(Collectors.joining("|")));
        System.out.println(Stream.iterate(1, x -> x * 3).limit(6).reduce(0, Integer::sum) + " " + Stream.iterate(1, x -> x < 100, x -> x * 2).skip(2).toList());
        System.out.println(Stream.of("b", "a", "c", "a").distinct().sorted(Comparator.reverseOrder()).peek(x -> System.out.print(x + ";")).anyMatch("b"::equals));
        System.out.println(Arrays.stream(new int[]{3,1,2}).map(x -> x * x).sorted().boxed().collect(Collectors.toList()));
        System.out.println(Stream.of(List.of(1,2), List.of(3)).flatMap(List::stream).map(String::valueOf).collect(Collectors.joining()));
        System.out.println((Object) "hello world".chars().filter(Character::isLetter).mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, LinkedHashMap::new, Collectors.counting())));
        System.out.println(Stream.of(1,2,3,4,5,6).takeWhile(x -> x < 4).dropWhile(x -> x < 2).toList());
        System.out.println((Object) ps.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.averagingInt(P::age), (c, v) -> c + "/" + v)));
        System.out.println(DoubleStream.of(1.5, 2.5).sum() + " " + LongStream.range(0, 5).sum() + " " + IntStream.of(4, 5).mapToLong(x -> x).max().getAsLong());
        System.out.println(ps.get(0) + " " + ps.get(0).equals(new P("Ann", 30, 10.5)) + " " + (ps.get(0).hashCode() == new P("Ann", 30, 10.5).hashCode()));
        System.out.println(IntStream.range(0, 20).parallel().sum() + " " + Stream.of(5, 3).mapMulti((Integer x, java.util.function.Consumer<Object> c) -> {
            c.accept(x);
            c.accept(-x);
        }).toList());
        System.out.println(Stream.concat(Stream.of(1), Stream.empty()).count() + " " + Stream.ofNullable(null).count() + " " + Stream.generate(() -> "g").limit(2).toList());
    }
}
