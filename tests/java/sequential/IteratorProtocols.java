import java.util.*;
import java.util.stream.*;

public class IteratorProtocols {
    static class Countdown implements Iterator<Integer> {
        int n;
        Countdown(int n) {
            this.n = n;
        }
        public boolean hasNext() {
            return n > 0;
        }
        public Integer next() {
            if (n == 0) throw new NoSuchElementException("done");
            return n--;
        }
    }
    static class Zip<A, B> implements Iterable<Map.Entry<A, B>> {
        final Iterable<A> a;
        final Iterable<B> b;
        Zip(Iterable<A> a, Iterable<B> b) {
            this.a = a;
            this.b = b;
        }
        public Iterator<Map.Entry<A, B>> iterator() {
            Iterator<A> x = a.iterator();
            Iterator<B> y = b.iterator();
            return new Iterator<>() {
                public boolean hasNext() {
                    return x.hasNext() && y.hasNext();
                }
                public Map.Entry<A, B> next() {
                    return Map.entry(x.next(), y.next());
                }
            };
        }
    }
    public static void main(String[] args) {
        Iterator<Integer> c = new Countdown(3);
        while (c.hasNext()) System.out.print(c.next() + " ");
        try {
            c.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            c.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        for (Map.Entry<String, Integer> e : new Zip<>(List.of("a", "b", "c"), List.of(1, 2))) System.out.println(e);
        new Zip<>(Set.of(1), List.of(2)).forEach(System.out::println);
        List<Integer> l = new LinkedList<>(List.of(1, 2, 3, 4));
        for (Iterator<Integer> it = l.iterator(); it.hasNext(); ) if (it.next() % 2 == 0) it.remove();
        System.out.println(l);
        ListIterator<Integer> li = l.listIterator();
        li.next();
        li.add(9);
        li.next();
        li.set(8);
        System.out.println(l + " " + li.nextIndex() + li.hasPrevious());
        System.out.println(StreamSupport.stream(new Zip<>(List.of(1), List.of(2)).spliterator(), false).count());
        Map<String, Integer> m = new TreeMap<>(Map.of("x", 1, "y", 2));
        for (Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator(); it.hasNext(); ) {
            Map.Entry<String, Integer> e = it.next();
            e.setValue(e.getValue() * 10);
            if (e.getKey().equals("x")) it.remove();
        }
        System.out.println(m);
    }
}
