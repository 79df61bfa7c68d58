import java.util.*;
import java.util.concurrent.*;

public class QueueUse {
    public static void main(String[] a) throws Exception {
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        int[] sum = new int[1];
        Thread p = new Thread(() -> {
            try {
                for (int i = 1; i <= 3; i++) q.put(i);
                q.put(-1);
            } catch (InterruptedException e) {
            }
        });
        Thread c = new Thread(() -> {
            try {
                for (int v; (v = q.take()) >= 0; ) sum[0] += v;
            } catch (InterruptedException e) {
            }
        });
        p.start();
        c.start();
        p.join();
        c.join();
        System.out.println(sum[0] + " " + q.remainingCapacity() + " " + q.poll() + " " + q.offer(1) + q.offer(2) + " " + q.peek() + q.poll(1, TimeUnit.MILLISECONDS) + q.poll(1, TimeUnit.MILLISECONDS));
        LinkedBlockingQueue<String> l = new LinkedBlockingQueue<>();
        l.add("x");
        l.put("y");
        List<String> d = new ArrayList<>();
        System.out.println(l.drainTo(d) + " " + d);
        PriorityBlockingQueue<Integer> pq = new PriorityBlockingQueue<>(4, Comparator.reverseOrder());
        pq.addAll(List.of(3,9,4));
        System.out.println(pq.take() + " " + pq);
        ConcurrentLinkedQueue<Integer> cq = new ConcurrentLinkedQueue<>(List.of(1,2));
        cq.offer(3);
        System.out.println(cq.poll() + " " + cq + " " + cq.size());
        ConcurrentLinkedDeque<Integer> cd = new ConcurrentLinkedDeque<>();
        cd.addFirst(1);
        cd.addLast(2);
        cd.push(0);
        System.out.println(cd + " " + cd.pollLast() + " " + cd.peekFirst());
        LinkedBlockingDeque<Integer> bd = new LinkedBlockingDeque<>(2);
        bd.putFirst(1);
        bd.putLast(2);
        System.out.println(bd.offerFirst(9) + " " + bd.takeLast() + " " + bd);
        try {
            new ArrayBlockingQueue<Integer>(1).remove();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            ArrayBlockingQueue<Integer> z = new ArrayBlockingQueue<>(1);
            z.add(1);
            z.add(2);
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
    }
}
