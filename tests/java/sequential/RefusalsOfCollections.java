import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** What the documentation of concurrent collections says is refused. */
public class RefusalsOfCollections {
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
    }

    static void part1() {
        attempt(1, () -> new ConcurrentHashMap<Integer, Integer>(-1));
        attempt(2, () -> new ConcurrentHashMap<Integer, Integer>(1, 0f));
        attempt(3, () -> new ConcurrentHashMap<Integer, Integer>(1, 1f, 0));
        attempt(4, () -> new ConcurrentHashMap<Integer, Integer>(1, Float.NaN));
        attempt(5, () -> new ConcurrentHashMap<Integer, Integer>(null));
        attempt(6, () -> new ConcurrentHashMap<Integer, Integer>().put(null, 1));
        attempt(7, () -> new ConcurrentHashMap<Integer, Integer>().put(1, null));
        attempt(8, () -> new ConcurrentHashMap<Integer, Integer>().get(null));
        attempt(9, () -> new ConcurrentHashMap<Integer, Integer>().contains(null));
        attempt(10, () -> new ConcurrentHashMap<Integer, Integer>().containsValue(null));
        attempt(11, () -> new ConcurrentHashMap<Integer, Integer>().containsKey(null));
        attempt(12, () -> new ConcurrentHashMap<Integer, Integer>().remove(null));
        attempt(13, () -> new ConcurrentHashMap<Integer, Integer>().remove(null, 1));
        attempt(14, () -> new ConcurrentHashMap<Integer, Integer>().remove(1, null));
        attempt(15, () -> new ConcurrentHashMap<Integer, Integer>().replace(1, null));
        attempt(16, () -> new ConcurrentHashMap<Integer, Integer>().replace(1, 1, null));
        attempt(17, () -> new ConcurrentHashMap<Integer, Integer>().replace(1, null, 1));
        attempt(18, () -> new ConcurrentHashMap<Integer, Integer>().putIfAbsent(1, null));
        attempt(19, () -> new ConcurrentHashMap<Integer, Integer>().computeIfAbsent(1, null));
        attempt(20, () -> new ConcurrentHashMap<Integer, Integer>().computeIfPresent(1, null));
        attempt(21, () -> new ConcurrentHashMap<Integer, Integer>().compute(1, null));
        attempt(22, () -> new ConcurrentHashMap<Integer, Integer>().merge(1, null, (a, b) -> a));
        attempt(23, () -> new ConcurrentHashMap<Integer, Integer>().merge(1, 1, null));
        attempt(24, () -> new ConcurrentHashMap<Integer, Integer>().getOrDefault(null, 1));
        attempt(25, () -> new ConcurrentHashMap<Integer, Integer>().forEach(null));
        attempt(26, () -> new ConcurrentHashMap<Integer, Integer>().forEach(1, null));
        attempt(27, () -> new ConcurrentHashMap<Integer, Integer>().replaceAll(null));
        attempt(28, () -> new ConcurrentHashMap<Integer, Integer>().reduceValues(1, null));
        attempt(29, () -> new ConcurrentHashMap<Integer, Integer>().search(1, null));
        attempt(30, () -> new ConcurrentHashMap<Integer, Integer>().keySet().add(1));
        attempt(31, () -> new ConcurrentHashMap<Integer, Integer>().values().add(1));
        attempt(32, () -> new ConcurrentHashMap<Integer, Integer>().keySet(null));
        attempt(33, () -> new ConcurrentHashMap<>(Map.of(1, 1)).entrySet().iterator().remove());
        attempt(34, () -> new ConcurrentHashMap<>(Map.of(1, 1)).entrySet().iterator().next().setValue(null));
        attempt(35, () -> new ConcurrentHashMap<>(Map.of(1, 1)).keySet().iterator().remove());
        attempt(36, () -> new ConcurrentHashMap<Integer, Integer>().keys().nextElement());
        attempt(37, () -> ConcurrentHashMap.newKeySet().add(null));
        attempt(38, () -> ConcurrentHashMap.newKeySet(-1));
        attempt(39, () -> new ConcurrentSkipListMap<Integer, Integer>().put(null, 1));
        attempt(40, () -> new ConcurrentSkipListMap<Integer, Integer>().put(1, null));
    }

    static void part2() {
        attempt(41, () -> new ConcurrentSkipListMap<Integer, Integer>().get(null));
        attempt(42, () -> new ConcurrentSkipListMap<Integer, Integer>().firstKey());
        attempt(43, () -> new ConcurrentSkipListMap<Integer, Integer>().lastKey());
        attempt(44, () -> new ConcurrentSkipListMap<Integer, Integer>().floorKey(null));
        attempt(45, () -> new ConcurrentSkipListMap<>(Map.of(1, 1)).firstEntry().setValue(2));
        attempt(46, () -> new ConcurrentSkipListMap<>(Map.of(1, 1)).headMap(1).put(2, 2));
        attempt(47, () -> new ConcurrentSkipListMap<Object, Integer>().put(new Object(), 1));
        attempt(48, () -> new ConcurrentSkipListSet<Integer>().add(null));
        attempt(49, () -> new ConcurrentSkipListSet<Integer>().first());
        attempt(50, () -> new ConcurrentSkipListSet<Integer>().last());
        attempt(51, () -> new ConcurrentSkipListSet<Integer>().contains(null));
        attempt(52, () -> {
            ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
            q.addAll(q);
        });
        attempt(53, () -> new ConcurrentLinkedQueue<Integer>().add(null));
        attempt(54, () -> new ConcurrentLinkedQueue<Integer>().offer(null));
        attempt(55, () -> new ConcurrentLinkedQueue<Integer>((Collection<Integer>) null));
        attempt(56, () -> new ConcurrentLinkedQueue<Integer>(Arrays.asList(1, null)));
        attempt(57, () -> new ConcurrentLinkedQueue<Integer>().remove());
        attempt(58, () -> new ConcurrentLinkedQueue<Integer>().element());
        attempt(59, () -> new ConcurrentLinkedQueue<Integer>().iterator().next());
        attempt(60, () -> new ConcurrentLinkedQueue<Integer>(List.of(1)).iterator().remove());
        attempt(61, () -> new ConcurrentLinkedQueue<Integer>().forEach(null));
        attempt(62, () -> new ConcurrentLinkedQueue<Integer>().removeIf(null));
        attempt(63, () -> {
            ConcurrentLinkedDeque<Integer> q = new ConcurrentLinkedDeque<>();
            q.addAll(q);
        });
        attempt(64, () -> new ConcurrentLinkedDeque<Integer>().addFirst(null));
        attempt(65, () -> new ConcurrentLinkedDeque<Integer>().addLast(null));
        attempt(66, () -> new ConcurrentLinkedDeque<Integer>().removeFirst());
        attempt(67, () -> new ConcurrentLinkedDeque<Integer>().removeLast());
        attempt(68, () -> new ConcurrentLinkedDeque<Integer>().getFirst());
        attempt(69, () -> new ConcurrentLinkedDeque<Integer>().pop());
        attempt(70, () -> new ConcurrentLinkedDeque<Integer>().push(null));
        attempt(71, () -> new ConcurrentLinkedDeque<Integer>().removeFirstOccurrence(null));
        attempt(72, () -> new ConcurrentLinkedDeque<Integer>().descendingIterator().next());
        attempt(73, () -> new LinkedBlockingQueue<Integer>(0));
        attempt(74, () -> new LinkedBlockingQueue<Integer>(-1));
        attempt(75, () -> new LinkedBlockingQueue<Integer>((Collection<Integer>) null));
        attempt(76, () -> new LinkedBlockingQueue<Integer>().put(null));
        attempt(77, () -> new LinkedBlockingQueue<Integer>().offer(null));
        attempt(78, () -> new LinkedBlockingQueue<Integer>().offer(null, 1, TimeUnit.SECONDS));
        attempt(79, () -> new LinkedBlockingQueue<Integer>().offer(1, 1, null));
        attempt(80, () -> new LinkedBlockingQueue<Integer>().poll(1, null));
    }

    static void part3() {
        attempt(81, () -> new LinkedBlockingQueue<Integer>().add(null));
        attempt(82, () -> new LinkedBlockingQueue<Integer>().drainTo(null));
        attempt(83, () -> {
            LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
            q.drainTo(q);
        });
        attempt(84, () -> {
            LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
            q.drainTo(q, 1);
        });
        attempt(85, () -> {
            LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
            q.addAll(q);
        });
        attempt(86, () -> {
            LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
            q.add(1);
            q.add(2);
        });
        attempt(87, () -> {
            LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
            q.addAll(List.of(1, 2));
        });
        attempt(88, () -> new LinkedBlockingQueue<Integer>().iterator().remove());
        attempt(89, () -> new LinkedBlockingQueue<Integer>().iterator().next());
        attempt(90, () -> new LinkedBlockingQueue<Integer>().remove());
        attempt(91, () -> new LinkedBlockingQueue<Integer>().element());
        attempt(92, () -> show(new LinkedBlockingQueue<Integer>().remove(null)));
        attempt(93, () -> show(new LinkedBlockingQueue<Integer>().contains(null)));
        attempt(94, () -> show(new LinkedBlockingQueue<>(List.of(1)).drainTo(new ArrayList<>(), -1)));
        attempt(95, () -> new ArrayBlockingQueue<Integer>(0));
        attempt(96, () -> new ArrayBlockingQueue<Integer>(1, true, List.of(1, 2)));
        attempt(97, () -> new ArrayBlockingQueue<Integer>(1, true, null));
        attempt(98, () -> new ArrayBlockingQueue<Integer>(1).put(null));
        attempt(99, () -> new ArrayBlockingQueue<Integer>(1).add(null));
        attempt(100, () -> new ArrayBlockingQueue<Integer>(1).drainTo(null));
        attempt(101, () -> {
            ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
            q.add(1);
            q.add(2);
        });
        attempt(102, () -> {
            ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
            q.addAll(q);
        });
        attempt(103, () -> new LinkedBlockingDeque<Integer>(0));
        attempt(104, () -> new LinkedBlockingDeque<Integer>().putFirst(null));
        attempt(105, () -> new LinkedBlockingDeque<Integer>().putLast(null));
        attempt(106, () -> new LinkedBlockingDeque<Integer>().offerFirst(null, 1, TimeUnit.SECONDS));
        attempt(107, () -> new LinkedBlockingDeque<Integer>().offerLast(null));
        attempt(108, () -> {
            LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>(1);
            q.addFirst(1);
            q.addFirst(2);
        });
        attempt(109, () -> {
            LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>(1);
            q.addLast(1);
            q.addLast(2);
        });
        attempt(110, () -> {
            LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>(1);
            q.addAll(q);
        });
        attempt(111, () -> new LinkedBlockingDeque<Integer>().getLast());
        attempt(112, () -> new LinkedBlockingDeque<Integer>().removeLast());
        attempt(113, () -> new PriorityBlockingQueue<Integer>(0));
        attempt(114, () -> new PriorityBlockingQueue<Integer>(-1, null));
        attempt(115, () -> new PriorityBlockingQueue<Integer>().add(null));
        attempt(116, () -> new PriorityBlockingQueue<Object>().add(new Object()));
        attempt(117, () -> {
            PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
            q.addAll(q);
        });
        attempt(118, () -> new PriorityBlockingQueue<Integer>().drainTo(null));
        attempt(119, () -> new DelayQueue<Delayed>().add(null));
        attempt(120, () -> new DelayQueue<Delayed>().remove());
    }

    static void part4() {
        attempt(121, () -> {
            DelayQueue<Delayed> q = new DelayQueue<>();
            q.drainTo(null);
        });
        attempt(122, () -> new SynchronousQueue<Integer>().put(null));
        attempt(123, () -> new SynchronousQueue<Integer>().offer(null));
        attempt(124, () -> new SynchronousQueue<Integer>().add(1));
        attempt(125, () -> new SynchronousQueue<Integer>().remove());
        attempt(126, () -> new SynchronousQueue<Integer>().element());
        attempt(127, () -> new SynchronousQueue<Integer>().drainTo(null));
        attempt(128, () -> {
            SynchronousQueue<Integer> q = new SynchronousQueue<>();
            q.drainTo(q);
        });
        attempt(129, () -> new SynchronousQueue<Integer>().iterator().next());
        attempt(130, () -> new LinkedTransferQueue<Integer>().put(null));
        attempt(131, () -> new LinkedTransferQueue<Integer>().transfer(null));
        attempt(132, () -> new LinkedTransferQueue<Integer>().tryTransfer(null));
        attempt(133, () -> {
            LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
            q.drainTo(q);
        });
        attempt(134, () -> {
            LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
            q.addAll(q);
        });
        attempt(135, () -> new CopyOnWriteArrayList<Integer>((Collection<Integer>) null));
        attempt(136, () -> new CopyOnWriteArrayList<Integer>((Integer[]) null));
        attempt(137, () -> new CopyOnWriteArrayList<>(List.of(1)).get(1));
        attempt(138, () -> new CopyOnWriteArrayList<>(List.of(1)).get(-1));
        attempt(139, () -> new CopyOnWriteArrayList<>(List.of(1)).set(1, 1));
        attempt(140, () -> new CopyOnWriteArrayList<>(List.of(1)).add(2, 1));
        attempt(141, () -> new CopyOnWriteArrayList<>(List.of(1)).addAll(2, List.of(1)));
        attempt(142, () -> new CopyOnWriteArrayList<>(List.of(1)).remove(1));
        attempt(143, () -> new CopyOnWriteArrayList<>(List.of(1)).listIterator(2));
        attempt(144, () -> new CopyOnWriteArrayList<>(List.of(1)).listIterator(-1));
        attempt(145, () -> new CopyOnWriteArrayList<>(List.of(1)).subList(0, 2));
        attempt(146, () -> new CopyOnWriteArrayList<>(List.of(1)).listIterator().previous());
        attempt(147, () -> new CopyOnWriteArrayList<>(List.of(1)).iterator().remove());
        attempt(148, () -> new CopyOnWriteArrayList<>(List.of(1)).listIterator().set(1));
        attempt(149, () -> new CopyOnWriteArrayList<>(List.of(1)).listIterator().add(1));
        attempt(150, () -> new CopyOnWriteArrayList<>(List.of(1)).forEach(null));
        attempt(151, () -> new CopyOnWriteArrayList<>(List.of(1)).removeIf(null));
        attempt(152, () -> new CopyOnWriteArrayList<>(List.of(1)).removeAll(null));
        attempt(153, () -> new CopyOnWriteArrayList<>(List.of(1)).retainAll(null));
        attempt(154, () -> new CopyOnWriteArrayList<>(List.of(1)).replaceAll(null));
        attempt(155, () -> {
            CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2));
            List<Integer> s = l.subList(0, 1);
            l.add(3);
            s.get(0);
        });
        attempt(156, () -> new CopyOnWriteArraySet<>(List.of(1)).iterator().remove());
        attempt(157, () -> new CopyOnWriteArraySet<Integer>(null));
        attempt(158, () -> new CopyOnWriteArraySet<>(List.of(1)).removeIf(null));
    }
}
