import java.util.*;
public class Opt {
    static Optional<String> find(int i) {
        return i > 0 ? Optional.of("v" + i) : Optional.empty();
    }

    public static void main(String[] args) {
        System.out.println(find(1) + " " + find(0) + find(1).map(String::length) + find(0).orElse("d") + find(0).orElseGet(() -> "g") + find(2).isPresent() + find(0).isEmpty());
        find(3).ifPresent(System.out::println);
        find(0).ifPresentOrElse(System.out::println, () -> System.out.println("none"));
        System.out.println(find(4).filter(s -> s.endsWith("4")).flatMap(s -> Optional.of(s + "!")).get() + find(0).or(() -> find(9)) + find(1).stream().count() + Optional.ofNullable(null) + find(1).equals(find(1)) + find(1).hashCode());
        try {
            find(0).orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            find(0).orElseThrow(() -> new IllegalStateException("bad"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println(OptionalInt.of(3).getAsInt() + " " + OptionalDouble.empty().orElse(1.5) + OptionalLong.of(4));
    }
}
