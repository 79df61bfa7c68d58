import java.util.*;
public class Sets {
    enum Color {
        RED, GREEN, BLUE, BLACK
    }

    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(List.of(1, 2, 3, 17, 33)), b = new HashSet<>(Set.of(2, 3, 4));
        Set<Integer> u = new TreeSet<>(a);
        u.addAll(b);
        Set<Integer> i = new TreeSet<>(a);
        i.retainAll(b);
        Set<Integer> d = new TreeSet<>(a);
        d.removeAll(b);
        System.out.println(u + " " + i + " " + d + " " + a + " " + a.add(1) + a.add(100) + a.remove(5) + a.contains(2));
        TreeSet<String> t = new TreeSet<>(List.of("pear", "apple", "fig", "kiwi"));
        System.out.println(t + t.first() + t.last() + t.floor("g") + t.ceiling("g") + t.headSet("kiwi") + t.tailSet("kiwi", false) + t.descendingSet() + t.pollFirst() + t.subSet("a", "l"));
        Set<String> l = new LinkedHashSet<>(List.of("z", "a", "m"));
        l.add("a");
        l.add("b");
        System.out.println(l);
        EnumSet<Color> e = EnumSet.of(Color.BLUE, Color.RED);
        System.out.println(e + "" + EnumSet.complementOf(e) + EnumSet.allOf(Color.class) + EnumSet.noneOf(Color.class) + EnumSet.range(Color.GREEN, Color.BLACK));
        System.out.println(new HashSet<>(Arrays.asList("x", "y", "x")).size() + " " + Set.of(1).equals(new HashSet<>(List.of(1))) + Set.of(1, 2).hashCode());
        BitSet bits = new BitSet();
        bits.set(1);
        bits.set(5);
        bits.set(64);
        System.out.println(bits + " " + bits.cardinality() + bits.nextSetBit(2) + bits.get(5) + bits.length());
        try {
            Set.of(1, 1);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder());
        q.addAll(List.of(3, 9, 4, 1));
        StringBuilder s = new StringBuilder();
        while (!q.isEmpty()) s.append(q.poll()).append(' ');
        System.out.println(s);
        ArrayDeque<Integer> dq = new ArrayDeque<>();
        dq.offerFirst(1);
        dq.offerLast(2);
        dq.push(0);
        System.out.println(dq + " " + dq.peekFirst() + dq.pollLast() + dq.size());
        Iterator<Integer> di = dq.descendingIterator();
        while (di.hasNext()) System.out.print(di.next() + " ");
        System.out.println();
        for (String w : new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())) {
            {
                addAll(List.of("bb", "a", "cc", "ddd"));
            }
        }) System.out.print(w + " ");
        System.out.println();
        Set<Object> mixed = new HashSet<>();
        mixed.add(1);
        mixed.add(1L);
        mixed.add("1");
        mixed.add('1');
        mixed.add(null);
        System.out.println(mixed.size());
        Iterator<Integer> it = a.iterator();
        while (it.hasNext()) if (it.next() % 2 == 1) it.remove();
        System.out.println(a);
        System.out.println(new ArrayList<>(new PriorityQueue<>(List.of(5, 1, 4, 2))));
    }
}
