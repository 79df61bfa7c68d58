import java.util.*;
import java.util.stream.*;

public class OptionalFlow {
    record User(String name, Optional<String> mail) {
    }
    static Optional<User> find(Map<String, User> m, String k) {
        return Optional.ofNullable(m.get(k));
    }
    public static void main(String[] args) {
        Map<String, User> m = Map.of("a", new User("Ann", Optional.of("ann@x.org")), "b", new User("Bob", Optional.empty()));
        for (String k : List.of("a", "b", "c")) {
            String r = find(m, k).flatMap(User::mail).map(s -> s.substring(s.indexOf("@") + 1)).filter(s -> s.endsWith("org")).orElseGet(() -> "none for " + k);
            System.out.println(r);
        }
        find(m, "a").ifPresent(u -> System.out.println(u));
        find(m, "z").ifPresentOrElse(System.out::println, () -> System.out.println("absent"));
        try {
            find(m, "z").orElseThrow(() -> new IllegalStateException("no z"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Optional.of(1).equals(Optional.of(1)) + " " + Optional.of("x").hashCode() + " " + Optional.empty().isEmpty() + " " + find(m, "b").or(() -> Optional.of(new User("Def", Optional.empty()))).get().name() + " " + Stream.of(Optional.of(1), Optional.<Integer>empty()).flatMap(Optional::stream).count());
        OptionalInt max = IntStream.empty().max();
        System.out.println(max + " " + max.orElse(-1) + " " + OptionalDouble.of(2.5) + " " + IntStream.of(1, 2).average());
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
    }
}
