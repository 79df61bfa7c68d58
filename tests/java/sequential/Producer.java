import java.util.*;
public class Producer {
    static class Buffer<T> { private final LinkedList<T> items = new LinkedList<>(); private final int cap; Buffer(int cap) { this.cap = cap; } synchronized void put(T t) throws InterruptedException { while (items.size() == cap) wait(); items.add(t); notifyAll(); } synchronized T take() throws InterruptedException { while (items.isEmpty()) wait(); T t = items.removeFirst(); notifyAll(); return t; } }
    static class Account { private int balance; private final String id; Account(String id, int b) { this.id = id; balance = b; } synchronized boolean withdraw(int n) { if (balance < n) return false; balance -= n; return true; } synchronized void deposit(int n) { balance += n; } synchronized int balance() { return balance; } }
    static void transfer(Account a, Account b, int n) { Account first = a.id.compareTo(b.id) < 0 ? a : b, second = first == a ? b : a; synchronized (first) { synchronized (second) { if (a.withdraw(n)) b.deposit(n); } } }
    static volatile boolean stop;
    public static void main(String[] args) throws Exception {
        Buffer<Integer> buffer = new Buffer<>(2); int[] sum = {0};
        Thread p = new Thread(() -> { try { for (int i = 1; i <= 10; i++) buffer.put(i); buffer.put(-1); } catch (InterruptedException e) { } }, "producer");
        Thread c = new Thread(() -> { try { for (int x = buffer.take(); x != -1; x = buffer.take()) sum[0] += x; } catch (InterruptedException e) { } }, "consumer");
        p.start(); c.start(); p.join(); c.join(); System.out.println(sum[0] + " " + p.getName() + c.getState());
        Account a = new Account("a", 100), b = new Account("b", 50); List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 4; i++) { int k = i; Thread t = new Thread(() -> { if (k % 2 == 0) transfer(a, b, 10 * k); else transfer(b, a, 5 * k); }); ts.add(t); t.start(); }
        for (Thread t : ts) t.join(); System.out.println(a.balance() + b.balance());
        Thread spin = new Thread(() -> { int n = 0; while (!stop) { n++; Thread.yield(); } System.out.println("stopped"); }); spin.start(); stop = true; spin.join();
        Thread sleeper = new Thread(() -> { try { Thread.sleep(60000); System.out.println("no"); } catch (InterruptedException e) { System.out.println("woken " + Thread.currentThread().isInterrupted()); } });
        sleeper.start(); sleeper.interrupt(); sleeper.join();
        Object lock = new Object(); String[] turn = {"ping"}; StringBuilder log = new StringBuilder();
        Runnable[] rs = new Runnable[2]; String[] names = {"ping", "pong"};
        Thread[] th = new Thread[2];
        for (int i = 0; i < 2; i++) { int me = i; th[i] = new Thread(() -> { for (int k = 0; k < 3; k++) synchronized (lock) { while (!turn[0].equals(names[me])) { try { lock.wait(); } catch (InterruptedException e) { return; } } log.append(names[me]).append(' '); turn[0] = names[1 - me]; lock.notifyAll(); } }); th[i].start(); }
        for (Thread t : th) t.join(); System.out.println(log);
        ThreadLocal<StringBuilder> tl = ThreadLocal.withInitial(StringBuilder::new); tl.get().append("main"); Thread o = new Thread(() -> tl.get().append("other")); o.start(); o.join(); System.out.println(tl.get());
        synchronized (lock) { lock.wait(1); } System.out.println("timed out");
        Thread timed = new Thread(() -> { synchronized (lock) { try { lock.wait(); } catch (InterruptedException e) { System.out.println("interrupted wait"); } } }); timed.start(); timed.interrupt(); timed.join(5000); System.out.println(timed.isAlive());
    }
}
