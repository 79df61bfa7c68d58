import java.util.*;

public class Immutable {
    static final class Money implements Comparable<Money> {
        private final long cents;
        private final String cur;
        private Money(long c, String cur) {
            cents = c;
            this.cur = Objects.requireNonNull(cur, "currency");
        }
        static Money of(String s) {
            String[] p = s.split(" ");
            String[] n = p[0].split("\\.");
            return new Money(Long.parseLong(n[0]) * 100 + (n.length > 1 ? Integer.parseInt((n[1] + "0").substring(0, 2)) : 0), p[1]);
        }
        Money plus(Money o) {
            if (!cur.equals(o.cur)) throw new IllegalArgumentException("currency mismatch: " + cur + " vs " + o.cur);
            return new Money(Math.addExact(cents, o.cents), cur);
        }
        @Override public int compareTo(Money o) {
            return Long.compare(cents, o.cents);
        }
        @Override public boolean equals(Object o) {
            return o instanceof Money m && m.cents == cents && m.cur.equals(cur);
        }
        @Override public int hashCode() {
            return 31 * Long.hashCode(cents) + cur.hashCode();
        }
        @Override public String toString() {
            return String.format("%d.%02d %s", cents / 100, cents % 100, cur);
        }
    }

    public static void main(String[] args) throws Exception {
        Money a = Money.of("12.5 EUR"), b = Money.of("0.75 EUR");
        System.out.println(a.plus(b) + " " + a.compareTo(b) + a.equals(Money.of("12.50 EUR")) + a.hashCode());
        try {
            a.plus(Money.of("1 USD"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Money(1, null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        List<Money> l = new ArrayList<>(List.of(a, b, Money.of("3 EUR")));
        Collections.sort(l);
        System.out.println(l + "" + Collections.max(l));
        List<Integer> un = Collections.unmodifiableList(new ArrayList<>(List.of(1)));
        try {
            un.add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE");
        }
        try {
            Map.of("a", 1).put("b", 2);
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE");
        }
        try {
            List.of(1, null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            Set.copyOf(Arrays.asList(1, null));
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
