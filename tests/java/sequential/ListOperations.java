import java.util.*;
import java.util.stream.*;

public class ListOperations {
    public static void main(String[] args) throws Exception {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 10; i++) l.add(i * i % 7);
        System.out.println(l + " " + l.indexOf(4) + l.lastIndexOf(4));
        l.remove(0);
        l.remove(Integer.valueOf(4));
        l.set(0, 99);
        l.add(2, -1);
        System.out.println(l);
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 2));
        l.subList(1, 4).replaceAll(x -> x * 10);
        System.out.println(l);
        l.sort(Comparator.reverseOrder());
        Collections.rotate(l, 2);
        Collections.swap(l, 0, 1);
        System.out.println(l + " " + Collections.max(l) + Collections.frequency(l, 2));
        l.removeIf(x -> x > 5);
        l.retainAll(List.of(2, 1, -1, 0));
        System.out.println(l + " " + l.containsAll(List.of(2)));
        Object[] raw = l.toArray();
        Integer[] typed = l.toArray(new Integer[0]);
        System.out.println(raw.length + typed.length);
        List<String> fixed = Arrays.asList("x", "y");
        fixed.set(0, "z");
        try {
            fixed.add("w");
        } catch (UnsupportedOperationException e) {
            System.out.println(fixed);
        }
        List<String> un = Collections.unmodifiableList(fixed);
        fixed.set(1, "changed");
        System.out.println(un + " " + un.equals(fixed) + " " + Collections.nCopies(3, "ab") + Collections.emptyList().size());
        List<List<Integer>> nested = List.of(List.of(1), List.of(2, 3), List.of());
        System.out.println(nested.stream().flatMap(List::stream).map(x -> x + 1).collect(Collectors.toList()));
        ListIterator<Integer> it = new ArrayList<>(List.of(1, 2, 3)).listIterator(3);
        while (it.hasPrevious()) System.out.print(it.previousIndex() + ":" + it.previous() + " ");
        System.out.println();
        for (List<Integer> x : List.of(new ArrayList<Integer>(), new LinkedList<Integer>(), new Vector<Integer>())) {
            Collections.addAll(x, 3, 1, 2);
            Collections.reverse(x);
            Collections.shuffle(x, new Random(1));
            System.out.println(x);
        }
        try {
            l.get(10);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1, null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
    }
}
