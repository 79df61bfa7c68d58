import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class Streams1 {
    record P(String name, int age, String city) { }
    public static void main(String[] args) {
        List<P> ps = List.of(new P("Ann", 30, "Oslo"), new P("Bob", 25, "Rome"), new P("Cid", 35, "Oslo"), new P("Dan", 25, "Rome"));
        System.out.println(ps.stream().filter(p -> p.age() > 26).map(P::name).collect(Collectors.toList()));
        Map<String, String> byCity = ps.stream().collect(Collectors.groupingBy(P::city, TreeMap::new, Collectors.mapping(P::name, Collectors.joining(","))));
        System.out.println(byCity);
        System.out.println(ps.stream().collect(Collectors.partitioningBy(p -> p.age() >= 30, Collectors.counting())));
        System.out.println(ps.stream().mapToInt(P::age).summaryStatistics());
        System.out.println(ps.stream().collect(Collectors.averagingInt(P::age)) + " " + ps.stream().mapToInt(P::age).sum() + " " + ps.stream().mapToInt(P::age).max().getAsInt());
        System.out.println(ps.stream().sorted(Comparator.comparing(P::age).thenComparing(P::name, Comparator.reverseOrder())).map(P::name).toList());
        System.out.println(ps.stream().max(Comparator.comparingInt(P::age)).get() + " " + ps.stream().min(Comparator.comparing(P::name)).map(P::name).orElse("none"));
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "i" + i).collect(Collectors.joining("|", "<", ">")) + IntStream.range(0, 5).boxed().collect(Collectors.toList()));
        System.out.println(Stream.iterate(1, x -> x * 2).limit(8).map(String::valueOf).collect(Collectors.joining(" ")) + " " + Stream.of(1, 2, 3, 4).reduce(0, Integer::sum) + Stream.of(1, 2, 3).reduce(Integer::max));
        System.out.println(Stream.of(List.of(1, 2), List.of(3)).flatMap(List::stream).map(x -> x * x).toList() + "" + Stream.of("a", "bb", "a").distinct().count());
        System.out.println(Arrays.stream(new int[] {3, 1, 2}).sorted().boxed().map(Object::toString).collect(Collectors.joining()) + DoubleStream.of(1.5, 2.5).average().getAsDouble() + LongStream.range(0, 5).sum());
        System.out.println(ps.stream().collect(Collectors.toMap(P::name, P::age, (x, y) -> x, LinkedHashMap::new)) + "" + ps.stream().anyMatch(p -> p.age() == 25) + ps.stream().allMatch(p -> p.age() > 20) + ps.stream().noneMatch(p -> p.city().isEmpty()));
        System.out.println(Stream.of("x", "y", "z").skip(1).findFirst().get() + Stream.empty().findAny().isPresent() + IntStream.of(1, 2, 3, 4, 5).filter(i -> i % 2 == 0).mapToObj(Integer::toString).toList());
        System.out.println(Stream.of(5, 3, 8).peek(x -> System.out.print("[" + x + "]")).map(x -> x + 1).filter(x -> x > 4).sorted().collect(Collectors.toList()));
        System.out.println(Stream.of(1, 2, 3, 4, 5).takeWhile(x -> x < 4).dropWhile(x -> x < 2).toList() + "" + Stream.iterate(1, x -> x < 20, x -> x * 3).toList() + Stream.concat(Stream.of(1), Stream.of(2)).toList());
        Map<Character, Long> cc = "hello".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()));
        System.out.println(cc);
        System.out.println(ps.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(P::age), (c, s) -> s + "/" + c)) + Stream.of(1, 2, 3).collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)) + Stream.of(3, 1).collect(Collectors.toCollection(TreeSet::new)));
        System.out.println(IntStream.iterate(0, i -> i + 3).limit(4).sum() + " " + IntStream.range(0, 10).average() + OptionalInt.empty() + Stream.of(1, 2, 3, 4).collect(Collectors.reducing(0, x -> x * x, Integer::sum)) + Arrays.toString(Stream.of("b", "a").sorted().toArray(String[]::new)));
        System.out.println(Stream.of(1.5, 2.5).mapToDouble(Double::doubleValue).sum() + " " + Stream.of("a", "b").collect(Collectors.toUnmodifiableSet()).size() + ps.stream().collect(Collectors.groupingBy(P::age, TreeMap::new, Collectors.toSet())).keySet() + Stream.of(1, 2, 3, 4).mapToInt(x -> x).mapToObj(x -> x * 2).map(String::valueOf).collect(Collectors.toCollection(ArrayDeque::new)));
        System.out.println(Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.partitioningBy(x -> x % 2 == 0)) + "" + Stream.of("one", "two", "three").collect(Collectors.toMap(String::length, s -> s, (x, y) -> x + y)) + Stream.of(1, 2).mapMulti((x, c) -> {
            c.accept(x);
            c.accept(-(Integer) x);
        }).toList());
        try {
            Stream<Integer> s = Stream.of(1);
            s.count();
            s.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of("a", "a").collect(Collectors.toMap(x -> x, x -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(IntStream.range(0, 100).parallel().sum() + " " + List.of(1, 2, 3, 4, 5, 6).parallelStream().map(x -> x * 2).collect(Collectors.toList()) + List.of(3, 1, 2).parallelStream().sorted().toList() + List.of("a", "b", "c").parallelStream().reduce("", String::concat));
    }
}
