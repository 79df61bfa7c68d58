public class Program {
    static final Object[] forks = {new Object(), new Object(), new Object()};

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            Object first = forks[Math.min(i, (i + 1) % 3)], second = forks[Math.max(i, (i + 1) % 3)];
            new Thread(() -> {
                synchronized (first) {
                    synchronized (second) {
                        Thread.yield();
                    }
                }
            }, "philosopher " + i).start();
        }
    }
}
