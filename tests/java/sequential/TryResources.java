import java.util.*;
import java.util.concurrent.locks.*;

public class TryResources {
    static class R implements AutoCloseable {
        final String n;
        static List<String> log = new ArrayList<>();
        R(String n) {
            this.n = n;
            if (n.equals("failopen")) throw new IllegalStateException("open");
            log.add("+" + n);
        }
        public void close() {
            log.add("-" + n);
            if (n.startsWith("bad")) throw new RuntimeException("close " + n);
        }
    }
    static String use(String... names) {
        R.log.clear();
        try (R a = new R(names[0]); R b = new R(names[1])) {
            R.log.add("body");
            if (names.length > 2) throw new Exception(names[2]);
            return "ok";
        } catch (Exception e) {
            StringBuilder s = new StringBuilder(e.getMessage());
            for (Throwable t : e.getSuppressed()) s.append("/").append(t.getMessage());
            return s.toString();
        } finally {
            R.log.add("fin");
        }
    }
    public static void main(String[] args) {
        System.out.println(use("a", "b") + R.log);
        System.out.println(use("a", "b", "boom") + R.log);
        System.out.println(use("bad1", "bad2", "boom") + R.log);
        System.out.println(use("bad1", "b") + R.log);
        System.out.println(use("a", "failopen") + R.log);
        R outer = new R("o");
        try (outer) {
            System.out.println(outer.n);
        }
        System.out.println(R.log);
        try (AutoCloseable l = () -> System.out.println("lambda closed")) {
            System.out.println("in");
        } catch (Exception e) {
            System.out.println("never");
        }
        Lock lock = new ReentrantLock();
        lock.lock();
        try (R x = new R("locked")) {
            System.out.println(((ReentrantLock) lock).isLocked());
        } finally {
            lock.unlock();
        }
        System.out.println(lock.tryLock());
    }
}
