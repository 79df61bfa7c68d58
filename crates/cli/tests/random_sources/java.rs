//! Random Java programs.

use crate::grammar::Grammar;

pub const GRAMMAR: Grammar = Grammar {
    head: "import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*; import java.util.function.*;
class Box {
    int value; Box next; int[] cells = new int[2];
    void act() { value++; }
    static Box or(Box b) { return b != null ? b : new Box(); }
    int bump() { return ++value; }
    synchronized void safe() { value += 3; }
}
class Sub extends Box { void act() { value += 2; } }
class Loud {
    static void act() throws Exception {
        Thread t = new Thread(() -> { try { Thread.sleep(5); } catch (InterruptedException e) { } });
        t.start();
        t.interrupt();
        if (System.nanoTime() < 0 && t.getState() == Thread.State.NEW) t.setName(\"late\");
    }
}
record Pair(int a, Box box) { Pair with(int n) { return new Pair(n, box); } }
enum Color { RED, BLUE; int seen; }
class Twice implements Iterable<Integer> {
    final Box b;
    Twice(Box b) { this.b = b; }
    public Iterator<Integer> iterator() {
        return new Iterator<Integer>() {
            int at = 0;
            public boolean hasNext() { return at < 2; }
            public Integer next() { at++; return b.value++; }
        };
    }
}
",
    rules: &[
        // A box.
        (
            'B',
            &[
                "b",
                "box",
                "other",
                "b",
                "box",
                "pair.box()",
                "boxes[$K]",
                "Box.or(box)",
                "p.box()",
                "Box.or(box.next)",
                "arr[$K]",
                "(v == 0 ? box : other)",
                "ref.get()",
            ],
        ),
        // A variable.
        (
            'A',
            &[
                "x",
                "y",
                "b.value",
                "$B.value",
                "cells[$K]",
                "cells[v & 1]",
                "v",
                "$B.cells[$K]",
                "local[$K]",
                "boxes[v & 1].value",
                "Color.RED.seen",
                "vol",
            ],
        ),
        // A number.
        (
            'V',
            &[
                "1",
                "2",
                "v",
                "$A",
                "v + 1",
                "x",
                "y",
                "list.size()",
                "p.a()",
                "pair.a()",
                "color.ordinal()",
            ],
        ),
        (
            'C',
            &[
                "v == 0",
                "v > 1",
                "box != null",
                "b == box",
                "x == y",
                "flag",
                "list.size() > 0",
                "x > v",
                "b instanceof Sub",
                "color == Color.RED",
                "pair.equals(p)",
            ],
        ),
        ('M', &["m", "m", "n"]),
        (
            'E',
            &[
                "IllegalStateException",
                "RuntimeException",
                "NullPointerException",
            ],
        ),
        // A list that threads find in a map.
        (
            'L',
            &[
                "List<Integer> l$#; synchronized (m) { l$# = lists.get($K); if (l$# == null) lists.put($K, l$# = new ArrayList<>()); }",
                "List<Integer> l$# = lists.computeIfAbsent($K, k -> new ArrayList<>());",
                "List<Integer> l$# = lists.getOrDefault($K, list);",
            ],
        ),
        // What happens before the threads start.
        (
            'I',
            &[
                "map.put($K, box);",
                "lists.put($K, list);",
                "lists.put(0, new ArrayList<>());",
                "list.add($K);",
                "queue.add(1);",
                "shared.put(0, 1);",
                "kept.put($K, box);",
                "box.next = other;",
                "other = box;",
                "map.put(0, new Box());",
                "waiting.add(2);",
            ],
        ),
        // How a local variable begins.
        ('F', &["box", "other", "new Box()", "boxes[1]"]),
        ('G', &["pair", "new Pair(1, b)"]),
        ('T', &["Box", "Sub"]),
    ],
    statements: &[
        (8, "$A = $V;"),
        (4, "$A += $V;"),
        (3, "synchronized ($M) { $S }"),
        (2, "synchronized ($M) { $S $S }"),
        (1, "lock.lock(); try { $S } finally { lock.unlock(); }"),
        (
            1,
            "if (lock.tryLock()) { try { $S } finally { lock.unlock(); } }",
        ),
        (
            1,
            "rw.readLock().lock(); try { $S } finally { rw.readLock().unlock(); }",
        ),
        (
            1,
            "rw.writeLock().lock(); try { $S } finally { rw.writeLock().unlock(); }",
        ),
        (2, "if ($C) { $S }"),
        (1, "if ($C) { $S $S } else { $S }"),
        (1, "p = p.with(v); pair = p;"),
        (1, "pair = pair.with(x);"),
        (1, "pairs[v & 1] = p; p = pairs[0];"),
        (1, "p.box().value++;"),
        (1, "atom.incrementAndGet();"),
        (1, "v = atom.getAndSet(v);"),
        (1, "ref.compareAndSet(box, b);"),
        (1, "b = ref.getAndSet(b);"),
        (1, "atom.updateAndGet(n -> n * 2);"),
        (1, "adder.increment();"),
        (1, "v = nums.incrementAndGet($K);"),
        (1, "atom.lazySet(v);"),
        (
            1,
            "{ int[] c$# = { v }; Box q$# = b; Runnable a$# = () -> { c$#[0]++; x += c$#[0]; q$#.value++; }; a$#.run(); v = c$#[0]; }",
        ),
        (1, "{ Box q$# = b; action = () -> { x++; q$#.value++; }; }"),
        (1, "{ var a$# = action; if (a$# != null) a$#.run(); }"),
        (2, "$B.act();"),
        (1, "$B.safe();"),
        (1, "v = $B.bump();"),
        (2, "{ $L l$#.add(v); }"),
        (1, "{ $L v = l$#.size(); }"),
        (1, "{ $L synchronized ($M) { l$#.add(1); } }"),
        (1, "list.add(v);"),
        (1, "if (list.size() > 0) v = list.get(0);"),
        (1, "synchronized ($M) { list.add(1); }"),
        (1, "list = new ArrayList<>(List.of(1));"),
        (
            1,
            "synchronized (n) { if (list.size() > 0) list.remove(0); }",
        ),
        (
            1,
            "for (Iterator<Integer> it = list.iterator(); it.hasNext();) if (it.next() == v) it.remove();",
        ),
        (1, "copied.add(v);"),
        (1, "for (int e : copied) v += e;"),
        (1, "queue.add(v);"),
        (
            1,
            "synchronized (m) { if (!queue.isEmpty()) v = queue.poll(); }",
        ),
        (1, "map.put($K, b);"),
        (1, "b = Box.or(map.get($K));"),
        (1, "synchronized (m) { b = map.getOrDefault($K, b); }"),
        (1, "shared.merge($K, 1, Integer::sum);"),
        (1, "shared.putIfAbsent($K, v);"),
        (1, "v = shared.getOrDefault($K, 0);"),
        (1, "shared.remove($K);"),
        (
            1,
            "shared.compute($K, (k, old) -> old == null ? 1 : old + 1);",
        ),
        (1, "kept.computeIfAbsent($K, k -> new Box()).value++;"),
        (1, "b = Box.or(kept.get($K));"),
        (1, "waiting.add(v);"),
        (1, "if (waiting.poll() != null) x++;"),
        (1, "for (Box e : boxes) e.value++;"),
        (1, "for (int e : cells) v += e;"),
        (1, "for (int e : list) v += e;"),
        (1, "for (var e : map.entrySet()) v += e.getKey();"),
        (1, "list.forEach(e -> y += e);"),
        (1, "v += list.stream().mapToInt(e -> e).sum();"),
        (2, "for (int j$# = 0; j$# < 2; j$#++) { $S }"),
        (1, "for (int e : new Twice($B)) v += e;"),
        (
            1,
            "try { $S if (v > 0) throw new IllegalStateException(); } catch ($E e$#) { $S } finally { y++; }",
        ),
        (
            1,
            "try { $S Box z$# = null; z$#.value = 1; } catch ($E e$#) { $S }",
        ),
        (2, "b = $B;"),
        (1, "box = b;"),
        (1, "other = new Box();"),
        (1, "b.next = $B;"),
        (1, "boxes[$K] = b;"),
        (1, "local = cells;"),
        (1, "cells = local;"),
        (1, "boxes = arr;"),
        (1, "flag = true;"),
        (1, "synchronized (n) { b = box; box = Box.or(b.next); }"),
        (1, "color = Color.BLUE;"),
        (1, "held = b;"),
        (1, "b = held;"),
        (1, "arr = new Box[] { new Box(), $B };"),
        (1, "arr = boxes.clone();"),
        (1, "cells = Arrays.copyOf(cells, 2);"),
        (
            1,
            "switch (color) { case RED -> { $S } case BLUE -> { $S } }",
        ),
        (
            1,
            "CompletableFuture.runAsync(() -> { x++; box.value++; }).join();",
        ),
        (
            1,
            "v = CompletableFuture.supplyAsync(() -> box.value).join();",
        ),
        (1, "text += v; v = text.length();"),
        (
            1,
            "v = Optional.ofNullable(map.get($K)).map(e -> e.value).orElse(1);",
        ),
    ],
    fields: "static int x, y, result, more;
    static boolean flag;
    static volatile int vol;
    static volatile Box held = new Box();
    static Box box = new Box(), other = new $T();
    static Box[] boxes = { new Box(), new Sub() };
    static int[] cells = new int[2];
    static String text = \"\";
    static Color color = Color.RED;
    static Pair pair = new Pair(0, box);
    static Pair[] pairs = { pair, pair };
    static final Object m = new Object(), n = new Object();
    static final ReentrantLock lock = new ReentrantLock();
    static final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    static final Map<Integer, Box> map = new HashMap<>();
    static final Map<Integer, List<Integer>> lists = new HashMap<>();
    static List<Integer> list = new ArrayList<>();
    static final CopyOnWriteArrayList<Integer> copied = new CopyOnWriteArrayList<>();
    static final Queue<Integer> queue = new ArrayDeque<>();
    static final ConcurrentHashMap<Integer, Integer> shared = new ConcurrentHashMap<>();
    static final ConcurrentHashMap<Integer, Box> kept = new ConcurrentHashMap<>();
    static final ConcurrentLinkedQueue<Integer> waiting = new ConcurrentLinkedQueue<>();
    static final AtomicInteger atom = new AtomicInteger();
    static final AtomicReference<Box> ref = new AtomicReference<>(box);
    static final LongAdder adder = new LongAdder();
    static final AtomicIntegerArray nums = new AtomicIntegerArray(2);
    static Runnable action;
    static void caught(Runnable a) { try { a.run(); } catch (RuntimeException e) { x += 100; } }
",
    thread: "static void t$N() {
        int v = $K; Box b = $F; Pair p = $G; int[] local = new int[2]; Box[] arr = { b, new Box() };
        $S more += v;
    }
",
    ways: [
        &[
            "var t = new Thread($P::t0); var u = new Thread($P::t1); t.start(); u.start(); t.join(); u.join();",
            "var t = new Thread(() -> caught($P::t0)); t.start(); caught($P::t1); t.join();",
            "var all = new ArrayList<Thread>(); for (Runnable a : new Runnable[] { $P::t0, $P::t1 }) { var t = new Thread(a); all.add(t); t.start(); } for (Thread t : all) t.join();",
            "var pool = Executors.newFixedThreadPool(2); var f = pool.submit($P::t0); var g = pool.submit($P::t1); pool.shutdown(); f.get(); g.get();",
            "var t = new Thread($P::t0); t.start(); t1(); t.join();",
        ],
        &[
            "var t = new Thread($P::t0); var u = new Thread($P::t1); t.start(); u.start(); t2(); t.join(); u.join();",
            "var t = new Thread(() -> caught($P::t0)); var u = new Thread(() -> caught($P::t1)); t.start(); u.start(); caught($P::t2); t.join(); u.join();",
        ],
    ],
    start: "public static void main(String[] args) throws Exception {
        $I
        $W
        result = box.value + 10 * other.value + 100 * list.size() + 1000 * boxes[0].value
            + 10000 * pair.a() + 100000 * cells[0];
        more += 10 * map.size() + 100 * queue.size() + 1000 * shared.size() + 10000 * lists.size()
            + 100000 * atom.get();
    }
",
    loud: "    static void unused() throws Exception { Loud.act(); }
",
};
