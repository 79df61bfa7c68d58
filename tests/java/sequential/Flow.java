public class Flow {
    static StringBuilder log = new StringBuilder();
    static int tries(int mode) {
        int result = 0;
        for (int i = 0; i < 4; i++) {
            try {
                try {
                    log.append("t").append(i);
                    if (mode == 1 && i == 1) throw new IllegalStateException("a");
                    if (mode == 2 && i == 2) return result;
                    if (mode == 3 && i == 0) continue;
                    if (mode == 4 && i == 3) throw new Error("e");
                    result += i;
                } catch (IllegalStateException e) {
                    log.append("c");
                    result += 100;
                    if (result > 50) throw new RuntimeException("from catch", e);
                } finally {
                    log.append("f");
                    result += 1000;
                }
                log.append("-");
            } catch (RuntimeException e) {
                log.append("R").append(e.getCause() != null);
            } finally {
                log.append("F");
                if (mode == 5 && i == 1) break;
            }
        }
        return result;
    }
    static int finallyValue() { int x = 1; try { return x; } finally { x = 2; } }
    static String order() { String s = ""; try { s += "a"; throw new Exception(); } catch (Exception e) { s += "b"; } finally { s += "c"; } return s; }
    static int nestedSync(Object a, Object b, boolean fail) { synchronized (a) { synchronized (b) { if (fail) throw new IllegalArgumentException(); return 1; } } }
    static class R implements AutoCloseable { final int n; R(int n) { this.n = n; if (n == 3) throw new RuntimeException("open3"); } public void close() throws Exception { log.append("x").append(n); if (n == 2) throw new Exception("close2"); } }
    static class Chain extends Exception { Chain(String m, Throwable c) { super(m, c); } }
    static void chain(int n) throws Chain { try { if (n == 0) throw new UnsupportedOperationException("root"); chain(n - 1); } catch (Chain e) { throw new Chain("level " + n, e); } catch (RuntimeException e) { throw new Chain("base", e); } }
    public static void main(String[] args) throws Exception {
        for (int mode = 0; mode < 6; mode++) {
            log.setLength(0);
            try { System.out.print(tries(mode) + " "); } catch (Error e) { System.out.print(e.getMessage() + " "); }
            System.out.println(log);
        }
        System.out.println(finallyValue() + order());
        Object a = new Object(), b = new Object();
        try { nestedSync(a, b, true); } catch (IllegalArgumentException e) { System.out.println(Thread.holdsLock(a) + " " + Thread.holdsLock(b)); }
        System.out.println(nestedSync(a, a, false));
        log.setLength(0);
        try (R one = new R(1); R two = new R(2)) { log.append("body"); } catch (Exception e) { log.append(e.getMessage()); }
        try (R one = new R(1); R three = new R(3)) { log.append("never"); } catch (Exception e) { log.append(e.getMessage()); }
        System.out.println(log);
        try { chain(3); } catch (Chain e) { Throwable t = e; while (t != null) { System.out.print(t.getMessage() + " < "); t = t.getCause(); } System.out.println(); }
        try { throw null; } catch (NullPointerException e) { System.out.println("thrown null"); }
        try { Object[] o = new Integer[1]; o[0] = "s"; } catch (ArrayStoreException e) { System.out.println("store"); }
        try { int[] big = new int[1]; big[1]++; } catch (IndexOutOfBoundsException e) { System.out.println("index"); }
        Thread t = new Thread(() -> { try { throw new RuntimeException("inside"); } catch (RuntimeException e) { System.out.println(e.getMessage()); } });
        t.start(); t.join();
    }
}
