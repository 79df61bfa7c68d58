import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Conc1 {
    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger(5);
        System.out.println(a.incrementAndGet() + " " + a.getAndAdd(3) + a.updateAndGet(x -> x * 2) + a.accumulateAndGet(4, Math::max) + a.compareAndSet(18, 1) + a + a.weakCompareAndSetPlain(1, 2) + a.getPlain() + a.compareAndExchange(2, 9));
        AtomicReference<String> r = new AtomicReference<>("x");
        System.out.println(r.getAndUpdate(s -> s + "y") + r.get() + r.accumulateAndGet("z", String::concat));
        AtomicIntegerArray arr = new AtomicIntegerArray(3);
        arr.addAndGet(1, 5);
        arr.incrementAndGet(1);
        System.out.println(arr + " " + arr.length() + arr.updateAndGet(0, x -> x + 9));
        LongAdder ad = new LongAdder();
        ad.add(5);
        ad.increment();
        System.out.println(ad + "" + ad.sumThenReset() + ad.sum());
        AtomicBoolean bo = new AtomicBoolean();
        System.out.println(bo.compareAndSet(false, true) + "" + bo.getAndSet(false) + bo);
        ReentrantLock l = new ReentrantLock(true);
        l.lock();
        l.lock();
        System.out.println(l.getHoldCount() + "" + l.isLocked() + l.isFair() + l.isHeldByCurrentThread());
        l.unlock();
        l.unlock();
        try {
            l.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("IMSE");
        }
        Semaphore s = new Semaphore(2);
        s.acquire();
        System.out.println(s.availablePermits() + "" + s.tryAcquire(2) + s.tryAcquire() + s.drainPermits());
        CountDownLatch c = new CountDownLatch(1);
        c.countDown();
        c.await();
        System.out.println(c.getCount());
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>(Map.of("a", 1));
        m.merge("a", 5, Integer::sum);
        m.computeIfAbsent("b", k -> 2);
        System.out.println(m + " " + m.reduceValues(1, Integer::sum) + m.search(1, (k, v) -> v == 2 ? k : null) + m.putIfAbsent("a", 0) + m.mappingCount() + m.keySet() + m.containsValue(2));
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2));
        for (int x : cow) cow.add(x + 10);
        System.out.println(cow + "" + cow.addIfAbsent(1));
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        System.out.println(q.offer(1) + "" + q.offer(2) + q.offer(3) + q.poll() + q.peek() + q.remainingCapacity() + q + q.contains(2));
        try {
            q.add(5);
            q.add(6);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        ConcurrentLinkedQueue<Integer> cq = new ConcurrentLinkedQueue<>(List.of(1, 2));
        System.out.println(cq.poll() + "" + cq + cq.isEmpty());
        ConcurrentSkipListMap<Integer, String> sk = new ConcurrentSkipListMap<>(Map.of(3, "c", 1, "a"));
        System.out.println(sk + " " + sk.firstKey() + sk.ceilingEntry(2) + sk.headMap(3));
        LinkedBlockingDeque<Integer> dq = new LinkedBlockingDeque<>();
        dq.addFirst(1);
        dq.addLast(2);
        System.out.println(dq.peekLast() + "" + dq.pollFirst() + dq);
        ExecutorService ex = Executors.newFixedThreadPool(1);
        Future<Integer> f = ex.submit(() -> 6 * 7);
        System.out.println(f.get() + "" + f.isDone() + f.isCancelled());
        System.out.println(ex.submit(() -> Thread.currentThread().getName()).get());
        try {
            ex.submit(() -> {
                throw new java.io.IOException("io");
            }).get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause() + e.getMessage());
        }
        ex.shutdown();
        System.out.println(ex.awaitTermination(1, TimeUnit.SECONDS) + "" + ex.isShutdown() + ex.isTerminated());
        try {
            ex.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        System.out.println(CompletableFuture.completedFuture(3).thenApply(x -> x + 1).thenCompose(x -> CompletableFuture.completedFuture(x * 2)).thenCombine(CompletableFuture.completedFuture(5), Integer::sum).join());
        CompletableFuture<Integer> cf = new CompletableFuture<>();
        System.out.println(cf.isDone() + "" + cf.getNow(9) + cf.complete(4) + cf.complete(5) + cf.join());
        System.out.println(CompletableFuture.failedFuture(new RuntimeException("x")).handle((v, e) -> e.getClass().getSimpleName()).join());
        try {
            CompletableFuture.supplyAsync(() -> {
                throw new IllegalStateException("boom");
            }).join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage() + e.getCause());
        }
        Thread t = new Thread(() -> System.out.println("in " + Thread.currentThread().getName()), "worker");
        System.out.println(t.getState() + t.getName() + t.isAlive());
        t.start();
        t.join();
        System.out.println(t.getState());
        ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 3);
        tl.set(tl.get() + 1);
        System.out.println(tl.get());
        tl.remove();
        System.out.println(tl.get() + TimeUnit.SECONDS.toMillis(2) + "" + TimeUnit.MILLISECONDS.convert(1, TimeUnit.MINUTES));
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + "" + rw.writeLock().tryLock() + rw.isWriteLocked());
        Thread.currentThread().interrupt();
        System.out.println(Thread.interrupted() + "" + Thread.interrupted());
        StampedLock sl = new StampedLock();
        long st = sl.tryOptimisticRead();
        System.out.println(sl.validate(st));
        st = sl.writeLock();
        System.out.println(sl.isWriteLocked());
        sl.unlockWrite(st);
        Phaser ph = new Phaser(1);
        System.out.println(ph.arrive() + "" + ph.getPhase() + ph.getRegisteredParties());
        System.out.println(ForkJoinPool.commonPool().submit(() -> 8).get() + "" + new RecursiveTask<Integer>() {
            protected Integer compute() {
                return 5;
            }
        }.invoke());
    }
}
