import fencepost.Linearizable;

class Program {
    @Linearizable
    static class Counter {
        private int count;

        synchronized int add(int amount) {
            count = count + amount;
            return count;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Thread other = new Thread(() -> counter.add(1));
        other.start();
        counter.add(1);
        other.join();
    }
}
