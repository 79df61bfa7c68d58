import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class PipelineOfThreads {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> a = new LinkedBlockingQueue<>(), b = new LinkedBlockingQueue<>();
        Thread square = new Thread(() -> {
            try {
                for (int v; (v = a.take()) != 0; ) b.put(v * v);
                b.put(0);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "square");
        int[] sum = new int[1];
        Thread add = new Thread(() -> {
            try {
                for (int v; (v = b.take()) != 0; ) sum[0] += v;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "add");
        square.start();
        add.start();
        for (int i = 1; i <= 5; i++) a.put(i);
        a.put(0);
        square.join();
        add.join();
        System.out.println(sum[0] + " " + a.isEmpty() + b.isEmpty());
        CountDownLatch ready = new CountDownLatch(2);
        AtomicInteger order = new AtomicInteger();
        Runnable r = () -> {
            order.incrementAndGet();
            ready.countDown();
        };
        new Thread(r).start();
        new Thread(r).start();
        ready.await();
        System.out.println(order);
        Exchanger<String> ex = new Exchanger<>();
        String[] got = new String[1];
        Thread t = new Thread(() -> {
            try {
                got[0] = ex.exchange("b");
            } catch (InterruptedException e) {
                got[0] = "?";
            }
        });
        t.start();
        System.out.println(ex.exchange("a"));
        t.join();
        System.out.println(got[0]);
    }
}
