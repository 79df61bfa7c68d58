public class DoubleCheckedLocking {
    static class Helper {
        int value;

        Helper() {
            value = 9;
        }
    }

    static Helper helper;
    static volatile Helper volatileHelper;
    static int first;
    static int second;

    static Helper plain() {
        if (helper == null) {
            synchronized (DoubleCheckedLocking.class) {
                if (helper == null) {
                    helper = new Helper();
                }
            }
        }
        return helper;
    }

    static Helper viaVolatile() {
        if (volatileHelper == null) {
            synchronized (DoubleCheckedLocking.class) {
                if (volatileHelper == null) {
                    volatileHelper = new Helper();
                }
            }
        }
        return volatileHelper;
    }

    static synchronized Helper viaLock() {
        if (helper == null) {
            helper = new Helper();
        }
        return helper;
    }

    static class Holder {
        static final Helper HELPER = new Helper();
    }

    static void run(Runnable a, Runnable b) throws InterruptedException {
        Thread one = new Thread(a);
        Thread two = new Thread(b);
        one.start();
        two.start();
        one.join();
        two.join();
        assert first == 9 && second == 9 : "a helper that is not made yet";
    }

    public static void main(String[] args) throws InterruptedException {
        run(() -> first = plain().value, () -> second = plain().value);
    }

    static void withVolatile() throws InterruptedException {
        run(() -> first = viaVolatile().value, () -> second = viaVolatile().value);
    }

    static void withLock() throws InterruptedException {
        run(() -> first = viaLock().value, () -> second = viaLock().value);
    }

    static void withHolder() throws InterruptedException {
        run(() -> first = Holder.HELPER.value, () -> second = Holder.HELPER.value);
    }
}
