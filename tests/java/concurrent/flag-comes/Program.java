class Program {
    static volatile boolean ready, seen;
    static volatile int tries;

    public static void main(String[] args) {
        new Thread(() -> ready = true).start();
        while (!ready) {
            tries = 1;
        }
        seen = true;
    }
}
