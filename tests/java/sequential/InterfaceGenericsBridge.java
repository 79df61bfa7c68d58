import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class InterfaceGenericsBridge {
    interface Source<T> {
        T next();
    }
    interface Sink<T> {
        void put(T t);
    }
    static abstract class Node<I, O> implements Source<O>, Sink<I> {
        protected final Deque<O> buffer = new ArrayDeque<>();
        public O next() {
            return buffer.poll();
        }
    }
    static class Doubler extends Node<Integer, Integer> {
        public void put(Integer i) {
            buffer.add(i * 2);
        }
    }
    static class Namer extends Node<Object, String> {
        public void put(Object o) {
            buffer.add("<" + o + ">");
        }
        @Override public String next() {
            String s = super.next();
            return s == null ? "none" : s;
        }
    }
    static class Ver implements Comparable<Ver> {
        final int[] p;
        Ver(String s) {
            p = Arrays.stream(s.split("\\.")).mapToInt(Integer::parseInt).toArray();
        }
        public int compareTo(Ver o) {
            for (int i = 0; i < Math.max(p.length, o.p.length); i++) {
                int c = Integer.compare(i < p.length ? p[i] : 0, i < o.p.length ? o.p[i] : 0);
                if (c != 0) return c;
            }
            return 0;
        }
        public String toString() {
            return Arrays.stream(p).mapToObj(Integer::toString).collect(Collectors.joining("."));
        }
    }
    public static void main(String[] args) {
        Node<Integer, Integer> d = new Doubler();
        Sink<Integer> s = d;
        s.put(4);
        s.put(5);
        Source<String> n = new Namer();
        ((Sink<Object>) (Sink<?>) n).put(d.next());
        System.out.println(n.next() + d.next() + d.next() + n.next());
        @SuppressWarnings({"unchecked", "rawtypes"}) Sink<Object> raw = (Sink) d;
        try {
            raw.put("text");
        } catch (ClassCastException e) {
            System.out.println("bridge refused");
        }
        List<Ver> vs = new ArrayList<>();
        for (String v : "1.10 1.2 1.2.1 2 1.2.0".split(" ")) vs.add(new Ver(v));
        Collections.sort(vs);
        System.out.println(vs + " " + Collections.max(vs));
    }
}
