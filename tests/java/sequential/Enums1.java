import java.util.*;
public class Enums1 {
    enum Planet {
        MERCURY(3.3e23, 2.44e6), EARTH(5.97e24, 6.37e6);
        final double mass, radius;
        Planet(double m, double r) {
            mass = m;
            radius = r;
        }
        double g() {
            return 6.67e-11 * mass / (radius * radius);
        }
    }

    enum Op {
        ADD("+") {
            int apply(int a, int b) {
                return a + b;
            }
        }, MUL("*") {
            int apply(int a, int b) {
                return a * b;
            }
        };
        final String sym;
        Op(String s) {
            sym = s;
        }
        abstract int apply(int a, int b);
    }

    interface Named {
        default String label() {
            return "<" + this + ">";
        }
    }

    enum Level implements Named {
        LOW, MID, HIGH;
        Level next() {
            return values()[(ordinal() + 1) % values().length];
        }
        static final Map<String, Level> BY = new HashMap<>();
        static {
            for (Level l : values()) BY.put(l.name().toLowerCase(), l);
        }
    }

    static String sw(Level l) {
        switch (l) {
            case LOW: return "low";
            case HIGH: return "high";
            default: return "other";
        }
    }

    static int sw2(Level l) {
        return switch (l) {
            case LOW -> 1;
            case MID -> {
                int x = 5;
                yield x * 2;
            }
            case HIGH -> 3;
        };
    }

    public static void main(String[] args) {
        for (Planet p : Planet.values()) System.out.printf("%s %.2f%n", p, p.g());
        for (Op o : Op.values()) System.out.println(o + o.sym + o.apply(3, 4) + o.getClass().equals(Op.class) + o.getDeclaringClass().getSimpleName());
        System.out.println(Level.valueOf("MID") + " " + Level.HIGH.next() + Level.BY.get("high") + Level.LOW.label() + Level.LOW.compareTo(Level.HIGH) + sw(Level.LOW) + sw(Level.MID) + sw2(Level.MID));
        try {
            Level.valueOf("NONE");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Level.valueOf("LOW") == Level.LOW);
        System.out.println(Arrays.toString(Level.values()) + Level.MID.name() + Level.MID.ordinal() + Level.LOW.equals(Level.LOW));
        EnumMap<Level, Integer> m = new EnumMap<>(Level.class);
        m.put(Level.HIGH, 1);
        m.put(Level.LOW, 2);
        System.out.println(m + " " + m.containsKey(Level.MID));
        String day = "TUE";
        switch (day) {
            case "MON": case "TUE": System.out.println("early");
            break;
            case "FRI": System.out.println("late");
        }
        int n = switch (day.length()) {
            case 1, 2 -> 10;
            case 3 -> 20;
            default -> throw new IllegalStateException();
        };
        System.out.println(n);
        char c = 'b';
        switch (c) {
            case 'a' -> System.out.println("A");
            case 'b' -> System.out.println("B");
            default -> System.out.println("?");
        }
        Integer boxed = 7;
        switch (boxed) {
            case 7: System.out.println("seven");
        }
    }
}
