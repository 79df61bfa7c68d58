import java.util.*;
import java.util.function.*;
public class Lists {
    public static void main(String[] args) {
        List<Integer> a = new ArrayList<>(List.of(5, 3, 8, 1));
        a.add(9);
        a.add(0, 7);
        a.remove(Integer.valueOf(3));
        a.remove(0);
        System.out.println(a + " " + a.size() + " " + a.contains(8) + " " + a.indexOf(1) + " " + a.get(2));
        Collections.sort(a);
        System.out.println(a);
        a.sort(Comparator.reverseOrder());
        System.out.println(a);
        a.replaceAll(x -> x * 2);
        a.removeIf(x -> x > 16);
        System.out.println(a);
        for (ListIterator<Integer> i = a.listIterator(); i.hasNext();) {
            int v = i.next();
            if (v == 16) i.remove();
            else if (v == 10) i.add(11);
            else i.set(v + 1);
        }
        System.out.println(a + " " + a.subList(0, 2) + a.equals(List.of(11, 10, 3)) + a.hashCode());
        Iterator<Integer> it = a.iterator();
        it.next();
        it.remove();
        System.out.println(a);
        try {
            for (Integer x : a) a.add(x);
        } catch (ConcurrentModificationException e) {
            System.out.println("CME");
        }
        try {
            List.of(1).add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE " + e.getMessage());
        }
        try {
            a.get(10);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ArrayList<>().iterator().next();
        } catch (NoSuchElementException e) {
            System.out.println("NSE");
        }
        LinkedList<String> l = new LinkedList<>();
        l.add("b");
        l.addFirst("a");
        l.addLast("c");
        l.push("z");
        System.out.println(l + l.getFirst() + l.peekLast() + l.pop() + l.removeLast() + l + l.indexOf("b"));
        Integer[] arr = a.toArray(new Integer[0]);
        System.out.println(arr.length + Arrays.toString(arr));
        List<Integer> b = Arrays.asList(3, 1, 2);
        Collections.reverse(b);
        System.out.println(b + "" + Collections.max(b) + Collections.min(b));
        Collections.swap(b, 0, 2);
        Collections.shuffle(b, new Random(1));
        System.out.println(b);
        System.out.println(Collections.nCopies(3, "x") + "" + Collections.emptyList() + Collections.singletonList(1) + Collections.frequency(List.of(1, 2, 1), 1));
        System.out.println(Collections.unmodifiableList(a) + "" + Collections.binarySearch(List.of(1, 3, 5), 3) + Collections.binarySearch(List.of(1, 3, 5), 4));
        a.addAll(List.of(4, 5));
        a.addAll(1, List.of(0));
        a.retainAll(Set.of(0, 4));
        System.out.println(a + " " + a.containsAll(List.of(4)));
        List<List<Integer>> nested = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            nested.add(new ArrayList<>());
            for (int j = 0; j <= i; j++) nested.get(i).add(j);
        }
        System.out.println(nested);
        Collections.rotate(a, 1);
        Collections.addAll(a, 7, 8);
        System.out.println(a + " " + a.lastIndexOf(8) + a.isEmpty());
        List<String> copy = List.copyOf(List.of("p", "q"));
        System.out.println(copy);
        a.clear();
        System.out.println(a);
        Stack<Integer> st = new Stack<>();
        st.push(1);
        st.push(2);
        System.out.println(st.peek() + " " + st.pop() + st + st.search(1) + st.empty());
        Vector<Integer> v = new Vector<>(List.of(1, 2));
        v.addElement(3);
        System.out.println(v + " " + v.elementAt(1) + v.firstElement());
        a.forEach(System.out::print);
        b.forEach(x -> System.out.print(x + " "));
        System.out.println();
    }
}
