import java.util.*;
import java.util.concurrent.*;

public class SetAlgebra {
    public static void main(String[] args) {
        Set<Integer> a = new TreeSet<>(List.of(1, 2, 3, 4)), b = new HashSet<>(Set.of(3, 4, 5));
        Set<Integer> u = new TreeSet<>(a);
        u.addAll(b);
        Set<Integer> i = new TreeSet<>(a);
        i.retainAll(b);
        Set<Integer> d = new TreeSet<>(a);
        d.removeAll(b);
        System.out.println(u + " " + i + " " + d + " " + u.containsAll(a) + " " + a.equals(Set.of(4, 3, 2, 1)) + " " + a.hashCode());
        TreeSet<String> t = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(t, "pear", "fig", "apple", "kiwi", "date", "fig");
        System.out.println(t + " " + t.first() + " " + t.floor("zzzz") + " " + t.higher("fig") + " " + t.headSet("kiwi") + " " + t.tailSet("kiwi", false) + " " + t.descendingSet() + " " + t.pollFirst() + t.subSet("pear", true, "apple", true));
        LinkedHashSet<String> l = new LinkedHashSet<>(List.of("z", "a", "m"));
        l.add("a");
        l.remove("z");
        l.add("z");
        System.out.println(l + " " + l.contains("m"));
        EnumSet<Thread.State> e = EnumSet.noneOf(Thread.State.class);
        e.add(Thread.State.WAITING);
        e.add(Thread.State.NEW);
        System.out.println(e + " " + EnumSet.complementOf(e).size() + EnumSet.allOf(TimeUnit.class).iterator().next());
        Set<Set<Integer>> power = new LinkedHashSet<>();
        for (int m = 0; m < 8; m++) {
            Set<Integer> s = new TreeSet<>();
            for (int k = 0; k < 3; k++) if ((m >> k & 1) == 1) s.add(k);
            power.add(s);
        }
        System.out.println(power);
        BitSet bs = new BitSet(16);
        bs.set(2, 6);
        bs.flip(3);
        BitSet c = (BitSet) bs.clone();
        c.and(BitSet.valueOf(new long[] {0b10100}));
        System.out.println(bs + " " + c + " " + bs.length() + bs.nextSetBit(3) + bs.intersects(c));
    }
}
