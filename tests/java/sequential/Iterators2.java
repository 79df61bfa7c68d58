import java.util.*;

public class Iterators2 {
    static class Range implements Iterable<Integer> {
        final int lo, hi, step;
        Range(int lo, int hi, int step) {
            this.lo = lo;
            this.hi = hi;
            this.step = step;
        }
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int n = lo;
                public boolean hasNext() {
                    return n < hi;
                }
                public Integer next() {
                    int r = n;
                    n += step;
                    return r;
                }
            };
        }
    }

    public static void main(String[] args) throws Exception {
        int sum = 0;
        for (int i : new Range(0, 20, 3)) sum += i;
        System.out.println(sum);
        new Range(0, 3, 1).forEach(x -> System.out.print(x + ";"));
        System.out.println();
        List<Integer> l = new LinkedList<>(List.of(1, 2, 3, 4, 5));
        ListIterator<Integer> it = l.listIterator(l.size());
        while (it.hasPrevious()) {
            int v = it.previous();
            if (v % 2 == 0) it.set(v * 10);
        }
        System.out.println(l);
        Iterator<Integer> x = l.iterator();
        while (x.hasNext()) if (x.next() > 10) x.remove();
        System.out.println(l);
        try {
            x.next();
        } catch (NoSuchElementException e) {
            System.out.println("end");
        }
        Enumeration<Integer> e = Collections.enumeration(l);
        while (e.hasMoreElements()) System.out.print(e.nextElement());
        System.out.println();
        Map<String, Integer> m = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
        m.entrySet().removeIf(en -> en.getValue() == 2);
        m.values().removeIf(v -> v == 3);
        System.out.println(m);
    }
}
