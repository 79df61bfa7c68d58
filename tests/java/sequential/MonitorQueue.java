import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class MonitorQueue {
    static class Buffer<T> {
        private final Object[] items;
        private int head, count;
        Buffer(int n) {
            items = new Object[n];
        }
        synchronized void put(T t) throws InterruptedException {
            while (count == items.length) wait();
            items[(head + count++) % items.length] = t;
            notifyAll();
        }
        @SuppressWarnings("unchecked") synchronized T take() throws InterruptedException {
            while (count == 0) wait();
            T t = (T) items[head];
            items[head] = null;
            head = (head + 1) % items.length;
            count--;
            notifyAll();
            return t;
        }
        synchronized int size() {
            return count;
        }
    }
    public static void main(String[] args) throws Exception {
        Buffer<Integer> b = new Buffer<>(2);
        List<Integer> got = Collections.synchronizedList(new ArrayList<>());
        Thread c = new Thread(() -> {
            try {
                for (int v; (v = b.take()) >= 0; ) got.add(v);
            } catch (InterruptedException e) {
                got.add(-99);
            }
        });
        c.start();
        for (int i = 0; i < 6; i++) b.put(i * i);
        b.put(-1);
        c.join();
        System.out.println(got + " " + b.size());
        Thread w = new Thread(() -> {
            try {
                b.take();
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        w.start();
        w.interrupt();
        w.join();
        System.out.println(w.getState());
    }
}
