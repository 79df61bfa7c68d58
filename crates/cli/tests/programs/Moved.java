class Moved {
    static final Object a = new Object(), b = new Object();
    static int n;

    static void first() {
        synchronized (a) {
            synchronized (b) { n++; }
        }
    }

    static void second() {
        synchronized (b) {
            synchronized (a) { n++; }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(Moved::first);
        thread.start();
        second();
        thread.join();
    }
}
