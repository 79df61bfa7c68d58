import java.util.*;
import java.util.stream.*;
public class Streams {
    record Person(String name, int age, String city) { }
    public static void main(String[] args) {
        List<Person> people = List.of(new Person("Ann", 30, "Oslo"), new Person("Bob", 25, "Rome"), new Person("Cid", 35, "Oslo"), new Person("Dee", 25, "Bonn"));
        System.out.println(people.stream().filter(p -> p.age() > 25).map(Person::name).collect(Collectors.toList()));
        Map<String, Long> byCity = people.stream().collect(Collectors.groupingBy(Person::city, TreeMap::new, Collectors.counting()));
        System.out.println(byCity);
        System.out.println(people.stream().mapToInt(Person::age).sum() + " " + people.stream().mapToInt(Person::age).average().getAsDouble());
        System.out.println(people.stream().sorted(Comparator.comparingInt(Person::age).thenComparing(Person::name)).map(Person::name).collect(Collectors.joining(", ", "<", ">")));
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "n" + i).collect(Collectors.toList()) + " " + IntStream.range(0, 10).filter(i -> i % 3 == 0).boxed().collect(Collectors.toSet()));
        System.out.println(Stream.of("b", "a", "c", "a").distinct().sorted().collect(Collectors.toList()) + " " + Stream.iterate(1, x -> x * 2).limit(8).reduce(0, Integer::sum));
        Stream.of(1, 2, 3).peek(x -> System.out.print("p" + x)).map(x -> x * 10).forEach(x -> System.out.print(" f" + x + ";"));
        System.out.println();
        System.out.println(Stream.of(List.of(1, 2), List.of(3)).flatMap(List::stream).map(String::valueOf).collect(Collectors.joining("+")));
        System.out.println(people.stream().anyMatch(p -> p.city().equals("Rome")) + " " + people.stream().allMatch(p -> p.age() > 26) + " " + people.stream().max(Comparator.comparing(Person::age)).get());
        System.out.println(people.stream().collect(Collectors.toMap(Person::name, Person::age)) + " " + people.stream().collect(Collectors.partitioningBy(p -> p.age() < 30, Collectors.counting())));
        System.out.println(Arrays.stream(new int[] {3, 1, 2}).sorted().boxed().map(Object::toString).collect(Collectors.joining()) + " " + "hello".chars().filter(c -> c == 'l').count());
        System.out.println(Arrays.toString(Stream.of("x", "y").toArray(String[]::new)) + IntStream.of(4, 8).max().getAsInt() + " " + DoubleStream.of(1.5, 2.5).sum());
    }
}
