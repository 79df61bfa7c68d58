import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** What the documentation of threads, locks, executors and futures says is refused. */
public class RefusalsOfTasks {
    static final Object lock = new Object();

    interface Body {
        void run() throws Throwable;
    }

    /** A message about null depends on the names of local variables. */
    static void attempt(int number, Body body) {
        try {
            body.run();
            System.out.println(number + ": nothing");
        } catch (NullPointerException exception) {
            System.out.println(number + ": " + exception.getClass().getName());
        } catch (Throwable thrown) {
            System.out.println(number + ": " + thrown);
        }
    }

    static void show(Object value) {
        System.out.println(value);
    }

    static ThreadPoolExecutor pool() {
        return new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    public static void main(String[] args) {
        part1();
        part2();
        part3();
        part4();
        part5();
        part6();
        System.exit(0);
    }

    static void part1() {
        attempt(1, () -> new Semaphore(Integer.MAX_VALUE).release());
        attempt(2, () -> new Semaphore(1).release(-1));
        attempt(3, () -> new Semaphore(1).acquire(-1));
        attempt(4, () -> new Semaphore(1).tryAcquire(-1));
        attempt(5, () -> new Semaphore(1).acquireUninterruptibly(-1));
        attempt(6, () -> new Semaphore(1).tryAcquire(1, null));
        attempt(7, () -> {
            synchronized (lock) { lock.wait(0, 1000000); }
        });
        attempt(8, () -> {
            synchronized (lock) { lock.wait(0, -1); }
        });
        attempt(9, () -> {
            synchronized (lock) { lock.wait(-1); }
        });
        attempt(10, () -> {
            synchronized (lock) { lock.wait(-1, 0); }
        });
        attempt(11, () -> lock.notify());
        attempt(12, () -> lock.notifyAll());
        attempt(13, () -> lock.wait());
        attempt(14, () -> lock.wait(1));
        attempt(15, () -> Thread.sleep(1, 1000000));
        attempt(16, () -> Thread.sleep(1, -1));
        attempt(17, () -> Thread.sleep(-1));
        attempt(18, () -> Thread.sleep(-1, 0));
        attempt(19, () -> new Thread().join(0, 1000000));
        attempt(20, () -> new Thread().join(0, -1));
        attempt(21, () -> new Thread().join(-1));
        attempt(22, () -> new Thread().join(-1, 3));
        attempt(23, () -> {
            Thread t = new Thread();
            t.start();
            t.start();
        });
        attempt(24, () -> new Thread().setPriority(0));
        attempt(25, () -> new Thread().setPriority(11));
        attempt(26, () -> new Thread((String) null));
        attempt(27, () -> new Thread().setName(null));
        attempt(28, () -> {
            Thread t = new Thread(() -> { });
            t.start();
            t.join();
            t.start();
        });
        attempt(29, () -> Thread.currentThread().setDaemon(true));
        attempt(30, () -> new CountDownLatch(-1));
        attempt(31, () -> new CountDownLatch(1).await(1, null));
        attempt(32, () -> new CyclicBarrier(0));
        attempt(33, () -> new CyclicBarrier(-1, null));
        attempt(34, () -> new CyclicBarrier(2).await(1, null));
        attempt(35, () -> new CyclicBarrier(2).await(0, TimeUnit.SECONDS));
        attempt(36, () -> new Phaser(-1));
        attempt(37, () -> new Phaser(65536));
        attempt(38, () -> new Phaser().bulkRegister(-1));
        attempt(39, () -> new Phaser(1).awaitAdvanceInterruptibly(0, 0, null));
        attempt(40, () -> new Exchanger<Integer>().exchange(1, 0, TimeUnit.SECONDS));
    }

    static void part2() {
        attempt(41, () -> new ReentrantLock().unlock());
        attempt(42, () -> new ReentrantLock().tryLock(1, null));
        attempt(43, () -> new ReentrantLock().newCondition().await());
        attempt(44, () -> new ReentrantLock().newCondition().signal());
        attempt(45, () -> new ReentrantLock().newCondition().signalAll());
        attempt(46, () -> new ReentrantLock().newCondition().awaitNanos(1));
        attempt(47, () -> new ReentrantLock().hasWaiters(null));
        attempt(48, () -> new ReentrantLock().hasWaiters(new ReentrantLock().newCondition()));
        attempt(49, () -> new ReentrantLock().getWaitQueueLength(new ReentrantLock().newCondition()));
        attempt(50, () -> {
            ReentrantLock l = new ReentrantLock();
            l.hasWaiters(l.newCondition());
        });
        attempt(51, () -> {
            ReentrantLock l = new ReentrantLock();
            l.lock();
            l.newCondition().await(1, null);
        });
        attempt(52, () -> {
            ReentrantLock l = new ReentrantLock();
            l.lock();
            l.newCondition().awaitUntil(null);
        });
        attempt(53, () -> new ReentrantReadWriteLock().readLock().unlock());
        attempt(54, () -> new ReentrantReadWriteLock().writeLock().unlock());
        attempt(55, () -> new ReentrantReadWriteLock().readLock().newCondition());
        attempt(56, () -> new ReentrantReadWriteLock().writeLock().newCondition().await());
        attempt(57, () -> new ReentrantReadWriteLock().writeLock().tryLock(1, null));
        attempt(58, () -> new ReentrantReadWriteLock().readLock().tryLock(1, null));
        attempt(59, () -> new StampedLock().unlockRead(1));
        attempt(60, () -> new StampedLock().unlockWrite(1));
        attempt(61, () -> new StampedLock().unlock(0));
        attempt(62, () -> new StampedLock().tryReadLock(1, null));
        attempt(63, () -> new StampedLock().asReadLock().newCondition());
        attempt(64, () -> new StampedLock().asWriteLock().unlock());
        attempt(65, () -> new StampedLock().asReadLock().unlock());
        attempt(66, () -> new StampedLock().asReadWriteLock().writeLock().newCondition());
        attempt(67, () -> LockSupport.unpark(null));
        attempt(68, () -> new ThreadPoolExecutor(-1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()));
        attempt(69, () -> new ThreadPoolExecutor(1, 0, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()));
        attempt(70, () -> new ThreadPoolExecutor(2, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()));
        attempt(71, () -> new ThreadPoolExecutor(1, 1, -1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()));
        attempt(72, () -> new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, null));
        attempt(73, () -> new ThreadPoolExecutor(1, 1, 1, null, new LinkedBlockingQueue<>()));
        attempt(74, () -> {
            new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), (ThreadFactory) null);
        });
        attempt(75, () -> {
            new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), (RejectedExecutionHandler) null);
        });
        attempt(76, () -> pool().setCorePoolSize(-1));
        attempt(77, () -> pool().setCorePoolSize(5));
        attempt(78, () -> pool().setMaximumPoolSize(0));
        attempt(79, () -> pool().setKeepAliveTime(-1, TimeUnit.SECONDS));
        attempt(80, () -> {
            ThreadPoolExecutor p = pool();
            p.allowCoreThreadTimeOut(true);
            p.setKeepAliveTime(0, TimeUnit.SECONDS);
        });
    }

    static void part3() {
        attempt(81, () -> {
            ThreadPoolExecutor p = pool();
            p.setKeepAliveTime(0, TimeUnit.SECONDS);
            p.allowCoreThreadTimeOut(true);
        });
        attempt(82, () -> pool().setRejectedExecutionHandler(null));
        attempt(83, () -> pool().setThreadFactory(null));
        attempt(84, () -> pool().execute(null));
        attempt(85, () -> pool().submit((Runnable) null));
        attempt(86, () -> pool().submit((Callable<Integer>) null));
        attempt(87, () -> pool().submit((Runnable) null, 1));
        attempt(88, () -> pool().invokeAll(null));
        attempt(89, () -> pool().invokeAny(null));
        attempt(90, () -> pool().invokeAny(new ArrayList<Callable<Integer>>()));
        attempt(91, () -> pool().invokeAll(Arrays.asList((Callable<Integer>) null)));
        attempt(92, () -> pool().invokeAll(new ArrayList<Callable<Integer>>(), 1, null));
        attempt(93, () -> pool().awaitTermination(1, null));
        attempt(94, () -> Executors.newFixedThreadPool(0));
        attempt(95, () -> Executors.newFixedThreadPool(-1));
        attempt(96, () -> Executors.newFixedThreadPool(1, null));
        attempt(97, () -> Executors.newCachedThreadPool(null));
        attempt(98, () -> Executors.newSingleThreadExecutor(null));
        attempt(99, () -> Executors.newScheduledThreadPool(-1));
        attempt(100, () -> Executors.newWorkStealingPool(0));
        attempt(101, () -> Executors.callable((Runnable) null));
        attempt(102, () -> Executors.callable((Runnable) null, 1));
        attempt(103, () -> Executors.unconfigurableExecutorService(null));
        attempt(104, () -> Executors.newScheduledThreadPool(0).schedule((Runnable) null, 1, TimeUnit.SECONDS));
        attempt(105, () -> Executors.newScheduledThreadPool(0).schedule(() -> 1, 1, null));
        attempt(106, () -> {
            Executors.newScheduledThreadPool(0).scheduleAtFixedRate(() -> { }, 1, 0, TimeUnit.SECONDS);
        });
        attempt(107, () -> {
            Executors.newScheduledThreadPool(0).scheduleAtFixedRate(() -> { }, 1, -1, TimeUnit.SECONDS);
        });
        attempt(108, () -> {
            Executors.newScheduledThreadPool(0).scheduleWithFixedDelay(() -> { }, 1, 0, TimeUnit.SECONDS);
        });
        attempt(109, () -> {
            Executors.newScheduledThreadPool(0).scheduleWithFixedDelay(null, 1, 1, TimeUnit.SECONDS);
        });
        attempt(110, () -> Executors.newScheduledThreadPool(0).scheduleAtFixedRate(() -> { }, 1, 1, null));
        attempt(111, () -> new FutureTask<Integer>(null));
        attempt(112, () -> new FutureTask<Integer>(null, 1));
        attempt(113, () -> new FutureTask<Integer>(() -> 1).get(1, null));
        attempt(114, () -> new FutureTask<Integer>(() -> 1).get(0, TimeUnit.SECONDS));
        attempt(115, () -> {
            FutureTask<Integer> f = new FutureTask<>(() -> 1);
            f.cancel(true);
            f.get();
        });
        attempt(116, () -> {
            FutureTask<Integer> f = new FutureTask<>(() -> { throw new Exception("x"); });
            f.run();
            f.get();
        });
        attempt(117, () -> new ExecutorCompletionService<Integer>(null));
        attempt(118, () -> new ExecutorCompletionService<Integer>(pool(), null));
        attempt(119, () -> new ExecutorCompletionService<Integer>(pool()).submit(null));
        attempt(120, () -> new ExecutorCompletionService<Integer>(pool()).submit(null, 1));
    }

    static void part4() {
        attempt(121, () -> new ForkJoinPool(0));
        attempt(122, () -> new ForkJoinPool(-1));
        attempt(123, () -> new ForkJoinPool(1 << 20));
        attempt(124, () -> new ForkJoinPool(1, null, null, false));
        attempt(125, () -> new ForkJoinPool(1).invoke(null));
        attempt(126, () -> new ForkJoinPool(1).execute((Runnable) null));
        attempt(127, () -> new ForkJoinPool(1).submit((ForkJoinTask<Integer>) null));
        attempt(128, () -> {
            ForkJoinPool p = new ForkJoinPool(1);
            p.shutdown();
            p.execute(() -> { });
        });
        attempt(129, () -> ForkJoinTask.adapt((Runnable) null));
        attempt(130, () -> ForkJoinTask.adapt((Callable<Integer>) null));
        attempt(131, () -> ForkJoinTask.invokeAll((ForkJoinTask<?>) null, null));
        attempt(132, () -> {
            ForkJoinTask<Integer> f = ForkJoinTask.adapt(() -> 1);
            f.completeExceptionally(null);
            f.join();
        });
        attempt(133, () -> {
            ForkJoinTask<Integer> f = ForkJoinTask.adapt(() -> { throw new Exception("x"); });
            f.invoke();
        });
        attempt(134, () -> {
            ForkJoinTask<Integer> f = ForkJoinTask.adapt(() -> 1);
            f.cancel(true);
            f.get();
        });
        attempt(135, () -> ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).join());
        attempt(136, () -> ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).get());
        attempt(137, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).get(1, TimeUnit.SECONDS);
        });
        attempt(138, () -> ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).getNow(2));
        attempt(139, () -> ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).isDone());
        attempt(140, () -> ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).isCancelled());
        attempt(141, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).isCompletedExceptionally();
        });
        attempt(142, () -> ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).complete(2));
        attempt(143, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).completeExceptionally(new Exception());
        });
        attempt(144, () -> ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).cancel(true));
        attempt(145, () -> ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).obtrudeValue(2));
        attempt(146, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).obtrudeException(new Exception());
        });
        attempt(147, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).getNumberOfDependents();
        });
        attempt(148, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).completeAsync(() -> 1);
        });
        attempt(149, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).orTimeout(1, TimeUnit.SECONDS);
        });
        attempt(150, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.completedStage(1)).completeOnTimeout(1, 1, TimeUnit.SECONDS);
        });
        attempt(151, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.completedStage(1).thenApply(i -> i + 1)).join();
        });
        attempt(152, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.completedFuture(1).minimalCompletionStage()).join();
        });
        attempt(153, () -> {
            ((CompletableFuture<Integer>) CompletableFuture.<Integer>failedStage(new Exception())).join();
        });
        attempt(154, () -> show(CompletableFuture.completedStage(1).toCompletableFuture().join()));
        attempt(155, () -> {
            show(CompletableFuture.completedStage(1).thenApply(i -> i + 1).toCompletableFuture().join());
        });
        attempt(156, () -> {
            show(CompletableFuture.completedFuture(1).minimalCompletionStage().thenCombine(CompletableFuture.completedStage(2), Integer::sum).toCompletableFuture().join());
        });
        attempt(157, () -> {
            show(CompletableFuture.completedFuture(1).thenCompose(i -> CompletableFuture.completedStage(i + 4)).join());
        });
        attempt(158, () -> CompletableFuture.failedStage(new Exception("x")).toCompletableFuture().join());
        attempt(159, () -> CompletableFuture.failedStage(null));
        attempt(160, () -> CompletableFuture.failedFuture(null));
    }

    static void part5() {
        attempt(161, () -> new CompletableFuture<Integer>().completeExceptionally(null));
        attempt(162, () -> new CompletableFuture<Integer>().obtrudeException(null));
        attempt(163, () -> new CompletableFuture<Integer>().get(1, null));
        attempt(164, () -> new CompletableFuture<Integer>().get(0, TimeUnit.SECONDS));
        attempt(165, () -> new CompletableFuture<Integer>().orTimeout(1, null));
        attempt(166, () -> new CompletableFuture<Integer>().completeOnTimeout(1, 1, null));
        attempt(167, () -> new CompletableFuture<Integer>().thenApply(null));
        attempt(168, () -> new CompletableFuture<Integer>().thenAccept(null));
        attempt(169, () -> new CompletableFuture<Integer>().thenRun(null));
        attempt(170, () -> new CompletableFuture<Integer>().thenCompose(null));
        attempt(171, () -> new CompletableFuture<Integer>().thenCombine(null, (a, b) -> a));
        attempt(172, () -> {
            new CompletableFuture<Integer>().thenCombine(new CompletableFuture<Integer>(), null);
        });
        attempt(173, () -> new CompletableFuture<Integer>().acceptEither(null, a -> { }));
        attempt(174, () -> new CompletableFuture<Integer>().runAfterBoth(null, () -> { }));
        attempt(175, () -> new CompletableFuture<Integer>().handle(null));
        attempt(176, () -> new CompletableFuture<Integer>().whenComplete(null));
        attempt(177, () -> new CompletableFuture<Integer>().exceptionally(null));
        attempt(178, () -> new CompletableFuture<Integer>().exceptionallyCompose(null));
        attempt(179, () -> new CompletableFuture<Integer>().thenApplyAsync(i -> i, null));
        attempt(180, () -> new CompletableFuture<Integer>().completeAsync(null));
        attempt(181, () -> new CompletableFuture<Integer>().completeAsync(() -> 1, null));
        attempt(182, () -> CompletableFuture.supplyAsync(null));
        attempt(183, () -> CompletableFuture.supplyAsync(() -> 1, null));
        attempt(184, () -> CompletableFuture.runAsync(null));
        attempt(185, () -> CompletableFuture.runAsync(() -> { }, null));
        attempt(186, () -> CompletableFuture.allOf((CompletableFuture<?>[]) null));
        attempt(187, () -> CompletableFuture.allOf((CompletableFuture<?>) null));
        attempt(188, () -> CompletableFuture.allOf(new CompletableFuture<Integer>(), null));
        attempt(189, () -> CompletableFuture.anyOf((CompletableFuture<?>[]) null));
        attempt(190, () -> CompletableFuture.anyOf((CompletableFuture<?>) null));
        attempt(191, () -> CompletableFuture.delayedExecutor(1, null));
        attempt(192, () -> CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS, null));
        attempt(193, () -> {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            f.cancel(true);
            f.join();
        });
        attempt(194, () -> {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            f.cancel(true);
            f.get();
        });
        attempt(195, () -> {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            f.completeExceptionally(new Exception("x"));
            f.getNow(1);
        });
        attempt(196, () -> new AtomicIntegerArray(-1));
        attempt(197, () -> new AtomicIntegerArray((int[]) null));
        attempt(198, () -> new AtomicIntegerArray(1).get(1));
        attempt(199, () -> new AtomicIntegerArray(1).set(-1, 1));
        attempt(200, () -> new AtomicReferenceArray<Integer>(1).compareAndSet(1, null, null));
    }

    static void part6() {
        attempt(201, () -> new AtomicLongArray(1).incrementAndGet(1));
        attempt(202, () -> new AtomicInteger().updateAndGet(null));
        attempt(203, () -> new AtomicReference<Integer>().accumulateAndGet(1, null));
        attempt(204, () -> ThreadLocalRandom.current().nextInt(0));
        attempt(205, () -> ThreadLocalRandom.current().nextInt(2, 1));
        attempt(206, () -> ThreadLocalRandom.current().nextLong(0));
        attempt(207, () -> ThreadLocalRandom.current().setSeed(1));
        attempt(208, () -> TimeUnit.SECONDS.convert(1, null));
    }
}
