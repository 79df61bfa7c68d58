import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Concurrent1 {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 6; i++) { int k = i; futures.add(pool.submit(() -> k * k)); }
        int sum = 0; for (Future<Integer> f : futures) sum += f.get();
        System.out.println(sum);
        Future<?> failing = pool.submit(() -> { throw new IllegalStateException("task"); });
        try { failing.get(); } catch (ExecutionException e) { System.out.println(e.getCause()); }
        System.out.println(pool.invokeAll(List.of(() -> "a", () -> "b")).get(1).get());
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS) + " " + pool.isTerminated());
        try { pool.execute(() -> { }); } catch (RejectedExecutionException e) { System.out.println("rejected"); }
        AtomicInteger n = new AtomicInteger(5);
        System.out.println(n.incrementAndGet() + " " + n.getAndAdd(10) + " " + n.compareAndSet(16, 1) + " " + n.updateAndGet(x -> x * 7) + " " + n.accumulateAndGet(3, Math::max) + " " + n);
        AtomicLong l = new AtomicLong(); l.addAndGet(1L << 40); System.out.println(l.get());
        AtomicReference<String> ref = new AtomicReference<>("a"); System.out.println(ref.getAndSet("b") + ref.compareAndSet("b", "c") + ref.get());
        AtomicBoolean flag = new AtomicBoolean(); System.out.println(flag.getAndSet(true) + " " + flag.compareAndSet(false, true) + " " + flag);
        AtomicIntegerArray arr = new AtomicIntegerArray(3); arr.incrementAndGet(1); arr.set(2, 9); System.out.println(arr + " " + arr.length());
        LongAdder adder = new LongAdder(); adder.add(5); adder.increment(); System.out.println(adder.sum());
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("x", 1); map.putIfAbsent("x", 2); map.computeIfAbsent("y", k -> 7); map.merge("x", 10, Integer::sum); map.compute("z", (k, v) -> v == null ? 3 : v + 1);
        System.out.println(new TreeMap<>(map) + " " + map.size() + map.containsKey("y") + map.remove("y") + map.getOrDefault("q", 0) + map.replace("x", 11, 12));
        try { map.put(null, 1); } catch (NullPointerException e) { System.out.println("null key"); }
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (Integer i : cow) cow.add(i * 10);
        System.out.println(cow);
        BlockingQueue<Integer> q = new LinkedBlockingQueue<>(2);
        System.out.println(q.offer(1) + " " + q.offer(2) + " " + q.offer(3) + " " + q.poll() + q.take() + q.poll() + " " + q.remainingCapacity());
        ReentrantLock lock = new ReentrantLock();
        lock.lock(); lock.lock(); System.out.println(lock.isHeldByCurrentThread() + " " + lock.tryLock()); lock.unlock(); lock.unlock(); lock.unlock();
        System.out.println(lock.isHeldByCurrentThread());
        try { lock.unlock(); } catch (IllegalMonitorStateException e) { System.out.println("not held"); }
        ReadWriteLock rw = new ReentrantReadWriteLock(); rw.readLock().lock(); System.out.println(rw.readLock().tryLock() + " " + rw.writeLock().tryLock());
        Semaphore s = new Semaphore(2); s.acquire(); System.out.println(s.tryAcquire() + " " + s.tryAcquire() + " " + s.availablePermits()); s.release(2);
        CountDownLatch latch = new CountDownLatch(1); latch.countDown(); latch.await(); System.out.println(latch.getCount() + " " + latch.await(1, TimeUnit.MILLISECONDS));
        CompletableFuture<Integer> cf = CompletableFuture.supplyAsync(() -> 20).thenApply(x -> x + 1).thenCompose(x -> CompletableFuture.completedFuture(x * 2));
        System.out.println(cf.get() + " " + cf.thenCombine(CompletableFuture.supplyAsync(() -> 8), Integer::sum).join());
        System.out.println(CompletableFuture.supplyAsync(() -> { if (true) throw new IllegalArgumentException("cf"); return 1; }).exceptionally(e -> { System.out.println(e.getClass().getSimpleName() + " " + e.getCause().getMessage()); return -1; }).join());
        try { CompletableFuture.runAsync(() -> { throw new RuntimeException("joined"); }).join(); } catch (CompletionException e) { System.out.println(e.getCause().getMessage()); }
        System.out.println(CompletableFuture.completedFuture("h").handle((v, e) -> v + e).join() + CompletableFuture.allOf(CompletableFuture.completedFuture(1), CompletableFuture.runAsync(() -> { })).thenApply(v -> "all").join());
        CyclicBarrier barrier = new CyclicBarrier(2, () -> System.out.println("barrier"));
        Thread t = new Thread(() -> { try { barrier.await(); } catch (Exception e) { System.out.println(e); } });
        t.start(); barrier.await(); t.join();
        System.out.println(TimeUnit.SECONDS.toMillis(3) + " " + TimeUnit.MILLISECONDS.toSeconds(4500) + " " + TimeUnit.HOURS.toMinutes(2));
        FutureTask<String> task = new FutureTask<>(() -> "done"); new Thread(task).start(); System.out.println(task.get() + task.isDone());
        LockSupport.unpark(Thread.currentThread()); LockSupport.park(); System.out.println("unparked");
        Random random = new Random(17); System.out.println(random.nextInt(100) + " " + random.nextInt() + " " + random.nextLong() + " " + random.nextDouble() + " " + random.nextBoolean());
    }
}
