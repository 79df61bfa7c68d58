import java.util.*;

public class Builder {
    static class Pizza {
        private final String size;
        private final List<String> toppings;
        private final boolean extra;
        private Pizza(B b) {
            size = b.size;
            toppings = List.copyOf(b.toppings);
            extra = b.extra;
        }
        static B builder() {
            return new B();
        }
        static class B {
            private String size = "M";
            private final List<String> toppings = new ArrayList<>();
            private boolean extra;
            B size(String s) {
                size = s;
                return this;
            }
            B top(String... t) {
                toppings.addAll(Arrays.asList(t));
                return this;
            }
            B extra() {
                extra = true;
                return this;
            }
            Pizza build() {
                if (toppings.isEmpty()) throw new IllegalStateException("no toppings");
                return new Pizza(this);
            }
        }
        @Override public String toString() {
            return "Pizza{" + size + ", " + toppings + (extra ? ", extra" : "") + '}';
        }
    }

    enum Single {
        INSTANCE;
        private int n;
        int next() {
            return ++n;
        }
    }

    static class Holder {
        private Holder() { }
        private static class Lazy {
            static final Holder H = new Holder();
        }
        static Holder get() {
            return Lazy.H;
        }
    }

    interface Strategy {
        int exec(int a, int b);
        Strategy ADD = (a, b) -> a + b;
        Strategy SUB = (a, b) -> a - b;
    }

    static class Node {
        final String name;
        final List<Node> kids = new ArrayList<>();
        Node(String n, Node... k) {
            name = n;
            kids.addAll(List.of(k));
        }
        int depth() {
            return 1 + kids.stream().mapToInt(Node::depth).max().orElse(0);
        }
        void print(String ind) {
            System.out.println(ind + name);
            kids.forEach(k -> k.print(ind + "  "));
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Pizza.builder().size("L").top("ham", "olive").extra().build());
        try {
            Pizza.builder().build();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Single.INSTANCE.next() + Single.INSTANCE.next() + " " + (Holder.get() == Holder.get()) + Strategy.ADD.exec(5, 3) + Strategy.SUB.exec(5, 3));
        Node r = new Node("root", new Node("a", new Node("a1")), new Node("b"));
        r.print("");
        System.out.println(r.depth());
    }
}
