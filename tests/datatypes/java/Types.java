// Data types in Java that are made by their constructors.

class Counter {
    private volatile int count;

    int increment() {
        return ++count;
    }
}

class GuardedCounter {
    private int count = 5;

    synchronized int increment() {
        return ++count;
    }
}

class Switch {
    private volatile boolean on;

    boolean set(boolean value) {
        boolean before = on;
        on = value;
        return before;
    }
}
