import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class CollectorTour {
    public static void main(String[] args) throws Exception {
        List<String> w = List.of("pear", "fig", "apple", "kiwi", "plum", "fig");
        System.out.println(w.stream().collect(Collectors.toMap(Function.identity(), String::length, (a, b) -> a + b, TreeMap::new)).toString());
        System.out.println(w.stream().collect(Collectors.groupingBy(String::length)).toString() + w.stream().collect(Collectors.groupingBy(s -> s.charAt(0), Collectors.counting())) + w.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.mapping(s -> s.substring(0, 1), Collectors.toCollection(TreeSet::new)))));
        System.out.println(w.stream().collect(Collectors.partitioningBy(s -> s.length() > 4)).toString() + w.stream().collect(Collectors.joining("|")) + w.stream().collect(Collectors.averagingInt(String::length)) + w.stream().collect(Collectors.reducing(0, String::length, Integer::sum)) + w.stream().collect(Collectors.minBy(Comparator.naturalOrder())).get());
        System.out.println(w.stream().collect(Collectors.collectingAndThen(Collectors.toSet(), Set::size)) + " " + w.stream().collect(Collectors.summarizingInt(String::length)) + " " + w.stream().collect(Collectors.filtering(s -> s.contains("i"), Collectors.toList())) + w.stream().collect(Collectors.flatMapping(s -> s.chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new))) + w.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (c, j) -> c + j)).length());
        Collector<String, StringBuilder, String> own = Collector.of(StringBuilder::new, (b, s) -> b.append(s.charAt(0)), StringBuilder::append, StringBuilder::toString);
        System.out.println(w.stream().collect(own));
        System.out.println(Stream.iterate(new int[] {0, 1}, a -> new int[] {a[1], a[0] + a[1]}).limit(10).map(a -> a[0]).toList() + " " + w.stream().reduce("", (a, b) -> a + b.length()) + " " + w.stream().map(String::length).reduce(Integer::max).get() + " " + Stream.of(1, 2, 3, 4).reduce(1, (a, b) -> a * b));
        StringBuilder log = new StringBuilder();
        System.out.println(Stream.of(5, 1, 4).peek(x -> log.append("p" + x)).filter(x -> {
            log.append("f");
            return x < 5;
        }).map(x -> {
            log.append("m");
            return x * 2;
        }).findFirst().get() + " " + log);
        try {
            List<Integer> un = w.stream().map(String::length).toList();
            un.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed");
        }
        Stream<Integer> used = Stream.of(1);
        used.count();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
