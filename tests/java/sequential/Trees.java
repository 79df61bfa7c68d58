import java.util.*;
import java.util.function.*;
public class Trees {
    static class Node<K extends Comparable<K>, V> { K key; V value; Node<K, V> left, right; Node(K k, V v) { key = k; value = v; } }
    static class Tree<K extends Comparable<K>, V> implements Iterable<K> {
        private Node<K, V> root; private int size;
        void put(K k, V v) { root = put(root, k, v); }
        private Node<K, V> put(Node<K, V> n, K k, V v) { if (n == null) { size++; return new Node<>(k, v); } int c = k.compareTo(n.key); if (c < 0) n.left = put(n.left, k, v); else if (c > 0) n.right = put(n.right, k, v); else n.value = v; return n; }
        V get(K k) { Node<K, V> n = root; while (n != null) { int c = k.compareTo(n.key); if (c == 0) return n.value; n = c < 0 ? n.left : n.right; } return null; }
        public Iterator<K> iterator() {
            Deque<Node<K, V>> stack = new ArrayDeque<>();
            for (Node<K, V> n = root; n != null; n = n.left) stack.push(n);
            return new Iterator<>() {
                public boolean hasNext() { return !stack.isEmpty(); }
                public K next() { Node<K, V> n = stack.pop(); for (Node<K, V> m = n.right; m != null; m = m.left) stack.push(m); return n.key; }
            };
        }
        int height() { return height(root); }
        private static int height(Node<?, ?> n) { return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right)); }
    }
    interface Visitor<R> { R number(int n); R add(Expr a, Expr b); R mul(Expr a, Expr b); }
    interface Expr { <R> R accept(Visitor<R> v); }
    static Expr num(int n) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.number(n); } }; }
    static Expr add(Expr a, Expr b) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.add(a, b); } }; }
    static Expr mul(Expr a, Expr b) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.mul(a, b); } }; }
    static class Eval implements Visitor<Integer> { public Integer number(int n) { return n; } public Integer add(Expr a, Expr b) { return a.accept(this) + b.accept(this); } public Integer mul(Expr a, Expr b) { return a.accept(this) * b.accept(this); } }
    static class Show implements Visitor<String> { public String number(int n) { return "" + n; } public String add(Expr a, Expr b) { return "(" + a.accept(this) + "+" + b.accept(this) + ")"; } public String mul(Expr a, Expr b) { return a.accept(this) + "*" + b.accept(this); } }
    public static void main(String[] args) {
        Tree<String, Integer> tree = new Tree<>();
        for (String w : "m f t b h p x a c g k n r v z m".split(" ")) tree.put(w, w.charAt(0) - 'a');
        for (String k : tree) System.out.print(k + tree.get(k) + " ");
        System.out.println(tree.size + " " + tree.height() + " " + tree.get("nope"));
        Expr e = add(num(2), mul(num(3), add(num(4), num(5))));
        System.out.println(e.accept(new Show()) + " = " + e.accept(new Eval()));
        TreeMap<Integer, String> nav = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < 10; i += 3) nav.put(i, "v" + i);
        System.out.println(nav + " " + nav.floorKey(4) + nav.ceilingKey(4) + nav.higherKey(3) + nav.lowerKey(3) + nav.firstEntry() + nav.pollLastEntry() + nav);
    }
}
