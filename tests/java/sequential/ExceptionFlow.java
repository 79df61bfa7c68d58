public class ExceptionFlow {
    static String log = "";
    static int test(int n) {
        try {
            log += "t";
            if (n == 1) throw new IllegalStateException("one");
            if (n == 2) return 20;
            if (n == 3) throw new Error("three");
            log += "e";
        } catch (IllegalStateException e) {
            log += "c";
            if (n == 1) return 10;
        } finally {
            log += "f";
        }
        log += "a";
        return 0;
    }

    static void chain() {
        try {
            try {
                throw new Exception("inner");
            } catch (Exception e) {
                throw new RuntimeException("middle", e);
            } finally {
                log += "x";
            }
        } catch (RuntimeException e) {
            throw new IllegalStateException("outer", e);
        }
    }

    static int loop() {
        int n = 0;
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) continue;
                if (i == 3) break;
                n += 10;
            } finally {
                n++;
            }
        }
        return n;
    }

    static class R implements AutoCloseable {
        final int i;
        R(int i) {
            this.i = i;
            log += "o" + i;
        }
        public void close() {
            log += "c" + i;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(test(0) + " " + test(1) + " " + test(2) + " " + log);
        log = "";
        try {
            test(3);
        } catch (Error e) {
            System.out.println(e.getMessage() + log);
        }
        log = "";
        try {
            chain();
        } catch (IllegalStateException e) {
            Throwable t = e;
            StringBuilder s = new StringBuilder();
            while (t != null) {
                s.append(t.getMessage()).append('<');
                t = t.getCause();
            }
            System.out.println(s + log);
        }
        System.out.println(loop());
        log = "";
        try (R a = new R(1); R b = new R(2)) {
            log += "b";
            throw new RuntimeException("x");
        } catch (RuntimeException e) {
            log += "h";
        } finally {
            log += "f";
        }
        System.out.println(log);
        log = "";
        try (R a = null) {
            log += "n";
        }
        System.out.println(log);
        try {
            Object o = null;
            o.hashCode();
        } catch (Exception e) {
            System.out.println(e instanceof NullPointerException);
        }
        try {
            throw (Exception) new IllegalArgumentException("cast");
        } catch (IllegalArgumentException e) {
            System.out.println("iae");
        } catch (Exception e) {
            System.out.println("e");
        }
        Thread t = new Thread(() -> {
            throw new IllegalStateException("in thread");
        });
        t.setUncaughtExceptionHandler((th, e) -> System.out.println("caught " + e.getMessage()));
        t.start();
        t.join();
        int[] arr = new int[3];
        int idx = 0;
        try {
            arr[idx++] = idx / 0;
        } catch (ArithmeticException e) {
            System.out.println(idx);
        }
        try {
            arr[idx = 5] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + idx);
        }
    }
}
