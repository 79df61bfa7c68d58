import java.util.*;

public class LinkedStructures {
    static class DoublyLinked<T> {
        class Node {
            T v;
            Node prev, next;
            Node(T v) {
                this.v = v;
            }
        }
        Node head, tail;
        int size;
        Node add(T v) {
            Node n = new Node(v);
            if (tail == null) head = n;
            else {
                tail.next = n;
                n.prev = tail;
            }
            tail = n;
            size++;
            return n;
        }
        void unlink(Node n) {
            if (n.prev == null) head = n.next;
            else n.prev.next = n.next;
            if (n.next == null) tail = n.prev;
            else n.next.prev = n.prev;
            size--;
        }
        void reverse() {
            for (Node n = head; n != null; n = n.prev) {
                Node t = n.next;
                n.next = n.prev;
                n.prev = t;
            }
            Node t = head;
            head = tail;
            tail = t;
        }
        public String toString() {
            StringJoiner j = new StringJoiner(" <-> ");
            for (Node n = head; n != null; n = n.next) j.add(String.valueOf(n.v));
            return j.toString();
        }
    }
    public static void main(String[] args) {
        DoublyLinked<String> l = new DoublyLinked<>();
        l.add("a");
        DoublyLinked<String>.Node b = l.add("b");
        l.add("c");
        l.add(null);
        System.out.println(l + " " + l.size);
        l.unlink(b);
        l.reverse();
        System.out.println(l + " " + l.size);
        LinkedList<Integer> q = new LinkedList<>();
        q.add(1);
        q.addFirst(0);
        q.offer(2);
        q.push(-1);
        System.out.println(q + " " + q.peekLast() + q.removeFirst() + q.pollLast() + q.indexOf(1) + q.contains(7));
        q.add(1, 99);
        q.removeFirstOccurrence(0);
        System.out.println(q + " " + q.descendingIterator().next());
    }
}
