public class Program {
    static final Object[] forks = {new Object(), new Object(), new Object()};

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            Object left = forks[i], right = forks[(i + 1) % 3];
            new Thread(() -> {
                synchronized (left) {
                    synchronized (right) {
                        Thread.yield();
                    }
                }
            }, "philosopher " + i).start();
        }
    }
}
