import java.util.*;
import java.util.concurrent.*;

public class QueueTour {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        System.out.println(q.offer(1) + " " + q.offer(2) + " " + q.offer(3) + " " + q.remainingCapacity() + " " + q.peek() + q.take() + q.poll() + q.poll() + q.poll(1, TimeUnit.MILLISECONDS));
        try {
            q.add(1);
            q.add(2);
            q.add(3);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> out = new ArrayList<>();
        System.out.println(q.drainTo(out, 1) + " " + out + q);
        LinkedBlockingDeque<String> d = new LinkedBlockingDeque<>();
        d.putFirst("b");
        d.putLast("c");
        d.offerFirst("a");
        System.out.println(d + d.takeLast() + d.pollFirst() + d.peekLast());
        PriorityBlockingQueue<String> p = new PriorityBlockingQueue<>(3, Comparator.comparing(String::length));
        Collections.addAll(p, "ccc", "a", "bb");
        System.out.println(p.take() + p.take() + p.take() + p.isEmpty());
        ConcurrentLinkedQueue<Integer> c = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
        c.remove(2);
        System.out.println(c + " " + c.poll() + c.size() + c.contains(3));
        ConcurrentLinkedDeque<Integer> cd = new ConcurrentLinkedDeque<>();
        cd.push(1);
        cd.addLast(2);
        System.out.println(cd.pop() + cd.getLast());
        ConcurrentSkipListSet<Integer> s = new ConcurrentSkipListSet<>(List.of(5, 1, 3));
        System.out.println(s + " " + s.ceiling(2) + s.headSet(3) + s.pollFirst() + s.descendingSet());
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>();
        m.put("b", 2);
        m.put("a", 1);
        m.merge("a", 10, Integer::sum);
        System.out.println(m + " " + m.firstKey() + m.floorEntry("aa"));
        CopyOnWriteArraySet<Integer> cs = new CopyOnWriteArraySet<>(List.of(1, 2));
        for (int x : cs) cs.add(x + 2);
        System.out.println(cs);
        DelayQueue<Delayed> dq = new DelayQueue<>();
        System.out.println(dq.poll() + " " + dq.size());
        try {
            new ArrayBlockingQueue<Integer>(0);
        } catch (IllegalArgumentException e) {
            System.out.println("capacity");
        }
        try {
            c.add(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        SynchronousQueue<Integer> sq = new SynchronousQueue<>();
        System.out.println(sq.offer(1) + " " + sq.poll() + " " + sq.isEmpty());
    }
}
