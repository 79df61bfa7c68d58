package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;

public class CountDownLatch {
    private static final long COUNT = Access.offset(CountDownLatch.class, "count");

    private volatile int count;

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        this.count = count;
    }

    public void countDown() {
        Runtime.begin();
        int now = count;
        if (now > 0) {
            count = now - 1;
        }
        Runtime.end();
    }

    public long getCount() {
        return count;
    }

    public void await() throws InterruptedException {
        Runtime.checkInterrupt();
        Runtime.awaitAtMost(this, COUNT, 0, -1);
        // Who waited looks once more.
        Runtime.checkInterrupt();
        // What happened before the count reached zero happens before what follows.
        int seen = count;
    }

    public boolean await(long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        if (!Runtime.awaitAtMost(this, COUNT, 0, unit.millis(amount))) {
            return false;
        }
        Runtime.checkInterrupt();
        return count <= 0;
    }

    public String toString() {
        return super.toString() + "[Count = " + count + "]";
    }
}
