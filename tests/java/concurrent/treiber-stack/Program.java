import java.util.concurrent.atomic.AtomicReference;

public class Program {
    static class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static final AtomicReference<Node> head = new AtomicReference<>();
    static int sum;

    static void push(int value) {
        Node old;
        do {
            old = head.get();
        } while (!head.compareAndSet(old, new Node(value, old)));
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> push(1));
        other.start();
        push(2);
        other.join();
        for (Node node = head.get(); node != null; node = node.next) {
            sum += node.value;
        }
    }
}
