import java.util.*;
import java.util.stream.*;

public class CollectorsMore {
    record Emp(String name, String dept, double pay, int age) { }
    public static void main(String[] args) throws Exception {
        List<Emp> es = List.of(new Emp("Ada", "R", 120.5, 36), new Emp("Bob", "S", 80, 45), new Emp("Cyd", "R", 99.5, 28), new Emp("Dee", "S", 60, 61), new Emp("Eve", "T", 75, 33));
        System.out.println(es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.averagingDouble(Emp::pay))).toString());
        System.out.println(es.stream().collect(Collectors.summarizingDouble(Emp::pay)));
        System.out.println(es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.maxBy(Comparator.comparingInt(Emp::age)))).values().stream().map(o -> o.get().name()).toList());
        System.out.println(es.stream().map(Emp::name).collect(Collectors.joining(", ", "[", "]")));
        System.out.println(es.stream().collect(Collectors.partitioningBy(e -> e.pay() > 79, Collectors.mapping(Emp::name, Collectors.toList()))));
        System.out.println(es.stream().sorted(Comparator.comparing(Emp::dept).thenComparing(Emp::pay, Comparator.reverseOrder())).map(Emp::name).collect(Collectors.joining()));
        System.out.println(es.stream().mapToDouble(Emp::pay).max().getAsDouble() + " " + es.stream().mapToInt(Emp::age).average().orElse(0));
        System.out.println(es.stream().collect(Collectors.toMap(Emp::dept, Emp::pay, Double::sum, TreeMap::new)).toString());
        System.out.println(es.stream().collect(Collectors.groupingBy(e -> e.age() / 20 * 20, TreeMap::new, Collectors.counting())).toString());
        System.out.println(es.stream().collect(Collectors.filtering(e -> e.age() > 30, Collectors.counting())));
        System.out.println(es.stream().collect(Collectors.flatMapping(e -> e.name().chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new))).toString());
        System.out.println(es.stream().collect(Collectors.minBy(Comparator.comparing(Emp::pay))).get().name() + es.stream().collect(Collectors.summingDouble(Emp::pay)) + es.stream().collect(Collectors.averagingInt(Emp::age)));
    }
}
