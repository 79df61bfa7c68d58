public class BinarySearchTree {
    static class Node {
        int key;
        Node left, right;
        Node(int k) {
            key = k;
        }
    }
    static Node root;
    static Node insert(Node n, int k) {
        if (n == null) return new Node(k);
        if (k < n.key) n.left = insert(n.left, k);
        else if (k > n.key) n.right = insert(n.right, k);
        return n;
    }
    static void walk(Node n, StringBuilder out) {
        if (n != null) {
            walk(n.left, out);
            out.append(n.key).append(" ");
            walk(n.right, out);
        }
    }
    static int depth(Node n) {
        return n == null ? 0 : 1 + Math.max(depth(n.left), depth(n.right));
    }
    static Node remove(Node n, int k) {
        if (n == null) return null;
        if (k < n.key) n.left = remove(n.left, k);
        else if (k > n.key) n.right = remove(n.right, k);
        else {
            if (n.left == null) return n.right;
            if (n.right == null) return n.left;
            Node s = n.right;
            while (s.left != null) s = s.left;
            n.key = s.key;
            n.right = remove(n.right, s.key);
        }
        return n;
    }
    public static void main(String[] args) {
        for (int k : new int[] {50, 30, 70, 20, 40, 60, 80, 30}) root = insert(root, k);
        StringBuilder out = new StringBuilder();
        walk(root, out);
        System.out.println(out.toString().trim() + " depth " + depth(root));
        root = remove(root, 50);
        root = remove(root, 20);
        out.setLength(0);
        walk(root, out);
        System.out.println(out);
    }
}
