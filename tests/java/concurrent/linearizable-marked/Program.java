class Program {
    @interface Linearizable {
        String[] why() default {};

        Deprecated[] more() default {};
    }

    /** The mark comes after an annotation with values inside values. */
    @SuppressWarnings("unused")
    @Deprecated(since = "1", forRemoval = false)
    @Linearizable(why = {"a", "b"}, more = {@Deprecated(since = "2")})
    static class Counter {
        private volatile int count;

        int add(int amount) {
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
