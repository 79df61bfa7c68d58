import java.util.*;
import java.util.function.*;

public class EventSystem {
    enum Type {
        START, STOP
    }

    static class Bus {
        private final Map<Type, List<Consumer<String>>> handlers = new EnumMap<>(Type.class);
        Runnable on(Type t, Consumer<String> h) {
            handlers.computeIfAbsent(t, k -> new ArrayList<>()).add(h);
            return () -> handlers.get(t).remove(h);
        }
        void emit(Type t, String m) {
            handlers.getOrDefault(t, List.of()).forEach(h -> h.accept(m));
        }
    }

    public static void main(String[] args) throws Exception {
        Bus bus = new Bus();
        List<String> seen = new ArrayList<>();
        Runnable off = bus.on(Type.START, seen::add);
        bus.on(Type.START, m -> seen.add(m.toUpperCase()));
        bus.on(Type.STOP, m -> System.out.println("stop " + m));
        bus.emit(Type.START, "one");
        off.run();
        bus.emit(Type.START, "two");
        bus.emit(Type.STOP, "now");
        System.out.println(seen);
        Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y;
        System.out.println(add.apply(3).apply(4));
        Supplier<Supplier<String>> ss = () -> () -> "deep";
        System.out.println(ss.get().get());
        BinaryOperator<Integer> gcd = new BinaryOperator<>() {
            public Integer apply(Integer a, Integer b) {
                return b == 0 ? a : apply(b, a % b);
            }
        };
        System.out.println(gcd.apply(48, 18));
        Optional<Integer> best = Optional.of(5).filter(x -> x > 3).map(x -> x * 2);
        System.out.println(best.orElse(0));
    }
}
