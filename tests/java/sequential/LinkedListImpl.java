import java.util.*;

public class LinkedListImpl {
    static class MyList<T> implements Iterable<T> {
        private static class Node<T> {
            T v;
            Node<T> next;
            Node(T v) {
                this.v = v;
            }
        }
        private Node<T> head, tail;
        private int size;
        void add(T v) {
            Node<T> n = new Node<>(v);
            if (head == null) head = tail = n;
            else {
                tail.next = n;
                tail = n;
            }
            size++;
        }
        void reverse() {
            Node<T> p = null, c = head;
            tail = head;
            while (c != null) {
                Node<T> n = c.next;
                c.next = p;
                p = c;
                c = n;
            }
            head = p;
        }
        T get(int i) {
            if (i < 0 || i >= size) throw new IndexOutOfBoundsException("Index: " + i + ", Size: " + size);
            Node<T> n = head;
            while (i-- > 0) n = n.next;
            return n.v;
        }
        public Iterator<T> iterator() {
            return new Iterator<T>() {
                Node<T> c = head;
                public boolean hasNext() {
                    return c != null;
                }
                public T next() {
                    if (c == null) throw new NoSuchElementException();
                    T v = c.v;
                    c = c.next;
                    return v;
                }
            };
        }
    }

    public static void main(String[] args) throws Exception {
        MyList<Integer> l = new MyList<>();
        for (int i = 0; i < 5; i++) l.add(i * i);
        for (int x : l) System.out.print(x + " ");
        l.reverse();
        System.out.println();
        for (int x : l) System.out.print(x + " ");
        System.out.println(l.get(2));
        try {
            l.get(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        int sum = 0;
        Iterator<Integer> it = l.iterator();
        while (it.hasNext()) sum += it.next();
        System.out.println(sum);
    }
}
