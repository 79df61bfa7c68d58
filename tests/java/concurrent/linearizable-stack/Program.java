import java.util.concurrent.atomic.AtomicReference;

class Program {
    static class Stack {
        private static class Node {
            final int value;
            final Node next;

            Node(int value, Node next) {
                this.value = value;
                this.next = next;
            }
        }

        private final AtomicReference<Node> top = new AtomicReference<>();

        void push(int value) {
            Node old;
            do {
                old = top.get();
            } while (!top.compareAndSet(old, new Node(value, old)));
        }

        int pop() {
            Node old = top.get();
            if (old == null) {
                return -1;
            }
            // Two threads may get here with the same node.
            top.set(old.next);
            return old.value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Stack stack = new Stack();
        stack.push(1);
        Thread other = new Thread(() -> stack.pop());
        other.start();
        stack.pop();
        other.join();
    }
}
