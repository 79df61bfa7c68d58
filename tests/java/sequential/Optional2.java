import java.util.*;

public class Optional2 {
    record User(String name, Optional<String> email, List<Integer> scores) {
        OptionalDouble avg() {
            return scores.stream().mapToInt(Integer::intValue).average();
        }
    }

    public static void main(String[] args) throws Exception {
        User u = new User("Al", Optional.of("al@x.org"), List.of(80, 90)), v = new User("Bo", Optional.empty(), List.of());
        for (User x : List.of(u, v)) {
            System.out.println(x.name() + " " + x.email().map(e -> e.split("@")[0]).orElse("none") + " " + x.avg());
            x.email().ifPresentOrElse(e -> System.out.println("mail " + e.length()), () -> System.out.println("no mail"));
        }
        System.out.println(u.email().filter(e -> e.endsWith(".com")).isPresent() + " " + v.email().or(() -> Optional.of("dflt")).get() + u.avg().orElse(0) + v.avg().orElseGet(() -> -1));
        System.out.println(u.equals(new User("Al", Optional.of("al@x.org"), List.of(80, 90))) + " " + u);
        System.out.println(Optional.of(1).flatMap(x -> Optional.<String>empty()).isEmpty() + "" + Optional.ofNullable((String) null).map(String::length));
        System.out.println(OptionalInt.of(4).equals(OptionalInt.of(4)) + "" + OptionalInt.empty().isPresent() + OptionalLong.of(3).getAsLong());
    }
}
