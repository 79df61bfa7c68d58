import java.util.*;

public class GenericStack {
    static class Stack2<T> implements Iterable<T> {
        private Object[] items = new Object[2];
        private int size;
        void push(T t) {
            if (size == items.length) items = Arrays.copyOf(items, 2 * size);
            items[size++] = t;
        }
        @SuppressWarnings("unchecked") T pop() {
            if (size == 0) throw new NoSuchElementException("empty");
            T t = (T) items[--size];
            items[size] = null;
            return t;
        }
        public Iterator<T> iterator() {
            return new Iterator<T>() {
                int at = size;
                public boolean hasNext() {
                    return at > 0;
                }
                @SuppressWarnings("unchecked") public T next() {
                    return (T) items[--at];
                }
            };
        }
        static <E extends Comparable<? super E>> E max(Stack2<? extends E> s) {
            E best = null;
            for (E e : s) if (best == null || e.compareTo(best) > 0) best = e;
            return best;
        }
        void pushAll(Collection<? extends T> c) {
            c.forEach(this::push);
        }
        void popAll(Collection<? super T> c) {
            while (size > 0) c.add(pop());
        }
    }
    public static void main(String[] args) {
        Stack2<Integer> s = new Stack2<>();
        s.pushAll(List.of(3, 9, 4));
        System.out.println(Stack2.max(s));
        for (int i : s) System.out.print(i + " ");
        System.out.println(s.pop());
        List<Number> out = new ArrayList<>();
        s.popAll(out);
        System.out.println(out);
        try {
            s.pop();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
