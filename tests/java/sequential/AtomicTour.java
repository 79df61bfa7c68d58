import java.util.*;
import java.util.concurrent.atomic.*;

public class AtomicTour {
    public static void main(String[] args) throws Exception {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.addAndGet(3) + " " + i.compareAndSet(10, 20) + " " + i.compareAndSet(10, 30) + " " + i.updateAndGet(x -> x * 2) + " " + i.getAndAccumulate(5, Math::max) + " " + i + " " + i.compareAndExchange(40, 1) + i.getPlain() + i.getAcquire());
        AtomicLong l = new AtomicLong(Long.MAX_VALUE);
        System.out.println(l.incrementAndGet() + " " + l.getAndSet(4));
        AtomicReference<List<Integer>> r = new AtomicReference<>(List.of());
        for (int k = 0; k < 3; k++) {
            int v = k;
            r.updateAndGet(old -> {
                List<Integer> n = new ArrayList<>(old);
                n.add(v);
                return n;
            });
        }
        System.out.println(r.get());
        AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
        a.accumulateAndGet(1, 10, Integer::sum);
        a.lazySet(0, 9);
        System.out.println(a + " " + a.getAndDecrement(2) + a.get(2));
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(2);
        ra.set(0, "x");
        System.out.println(ra.compareAndSet(1, null, "y") + " " + ra);
        LongAdder ad = new LongAdder();
        for (int k = 0; k < 5; k++) ad.add(k);
        ad.decrement();
        System.out.println(ad.sum() + " " + ad.intValue() + " " + ad.sumThenReset() + ad);
        LongAccumulator ac = new LongAccumulator(Long::max, Long.MIN_VALUE);
        ac.accumulate(5);
        ac.accumulate(3);
        System.out.println(ac.get() + " " + new DoubleAdder().sum());
        AtomicStampedReference<String> s = new AtomicStampedReference<>("a", 0);
        int[] st = new int[1];
        String cur = s.get(st);
        System.out.println(s.compareAndSet(cur, "b", st[0], st[0] + 1) + s.getReference() + s.getStamp() + s.attemptStamp("b", 7) + s.getStamp());
        AtomicMarkableReference<String> m = new AtomicMarkableReference<>("n", false);
        System.out.println(m.compareAndSet("n", "n", false, true) + " " + m.isMarked());
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + " " + b.get());
        try {
            a.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
