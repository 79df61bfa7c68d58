import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class DefaultMethods {
    interface Walks {
        default String move() {
            return "walks";
        }
        default int legs() {
            return 2;
        }
    }
    interface Swims {
        default String move() {
            return "swims";
        }
        static String where() {
            return "water";
        }
    }
    static class Duck implements Walks, Swims {
        public String move() {
            return Walks.super.move() + "+" + Swims.super.move();
        }
    }
    interface Dog extends Walks {
        @Override default int legs() {
            return 4;
        }
    }
    static class Puppy implements Dog {
    }
    static class Base {
        public String move() {
            return "base";
        }
    }
    static class Both extends Base implements Walks {
    }
    @FunctionalInterface interface Tri<A, B, C, R> {
        R apply(A a, B b, C c);
        default <V> Tri<A, B, C, V> andThen(Function<? super R, ? extends V> f) {
            return (a, b, c) -> f.apply(apply(a, b, c));
        }
    }
    interface Counter {
        int next();
        static Counter from(int start) {
            return new Counter() {
                private int n = start;
                public int next() {
                    return n++;
                }
            };
        }
        default Counter skipping(int k) {
            return () -> {
                for (int i = 0; i < k; i++) next();
                return next();
            };
        }
    }
    public static void main(String[] args) {
        System.out.println(new Duck().move() + " " + new Duck().legs() + " " + Swims.where() + " " + new Puppy().move() + new Puppy().legs() + " " + new Both().move());
        Tri<Integer, Integer, Integer, Integer> t = (a, b, c) -> a * b + c;
        System.out.println(t.andThen(x -> "=" + x).apply(2, 3, 4));
        Counter c = Counter.from(5).skipping(2);
        System.out.println(c.next() + " " + c.next());
        Comparator<String> cmp = Comparator.<String, Integer>comparing(String::length).reversed();
        System.out.println(Stream.of("a", "ccc", "bb").sorted(cmp).toList());
    }
}
