//! Random C# programs.

use crate::grammar::Grammar;

pub const GRAMMAR: Grammar = Grammar {
    head: "using System; using System.Collections.Generic; using System.Collections.Concurrent;
using System.Linq; using System.Threading; using System.Threading.Tasks;
class Box
{
    public int value; public Box next; public int[] cells = new int[2];
    public virtual void Do() { value++; }
}
class Sub : Box { public override void Do() { value += 2; } }
static class Loud
{
    public static void Act()
    {
        var t = new Thread(() => { try { Thread.Sleep(5); } catch (ThreadInterruptedException) { } });
        t.Start();
        t.Interrupt();
        var watch = System.Diagnostics.Stopwatch.StartNew();
        if (t.ThreadState == ThreadState.Aborted) watch.Stop();
        var promise = new TaskCompletionSource<int>();
        promise.SetResult(1);
    }
}
struct Pair
{
    public int a, b; public Box box;
    public void Bump() { a++; b += a; }
    public Pair With(int x) { return new Pair { a = x, b = b, box = box }; }
}
static class Help
{
    public static void Inc(ref int x) { x++; }
    public static void Fill(out Box b) { b = new Box(); }
    public static bool Try(Dictionary<int, Box> all, int k, out Box b)
    {
        if (all.TryGetValue(k, out b)) return true;
        b = new Box();
        return false;
    }
    public static void Swap<T>(ref T a, ref T b) { T t = a; a = b; b = t; }
    public static Box Or(Box b) { return b ?? new Box(); }
    public static void Put(Pair p) { p.box.value++; }
    public static void Two(out Box a, out int n, Box from) { a = from; n = from.value; }
    public static IEnumerable<int> All(Box b) { yield return b.value; b.value++; yield return b.value; }
}
",
    rules: &[
        // A box.
        ('B', &[
            "b", "box", "other", "b", "box", "pair.box", "boxes[$K]", "Help.Or(box)", "p.box",
            "Help.Or(box.next)", "arr[$K]", "(v == 0 ? box : other)",
        ]),
        // A variable whose address can be taken.
        ('A', &[
            "x", "y", "b.value", "box.value", "other.value", "cells[$K]", "cells[v & 1]", "v", "p.a",
            "box.cells[$K]", "pair.a", "local[$K]", "boxes[v & 1].value", "b.cells[$K]",
        ]),
        // A number.
        ('V', &["1", "2", "v", "$A", "$B.value", "v + 1", "x", "y", "list.Count"]),
        // A variable that holds a box.
        ('R', &["b", "box", "other", "pair.box", "p.box", "boxes[$K]", "arr[$K]"]),
        ('C', &[
            "v == 0", "v > 1", "box != null", "b != null", "b == box", "x == y", "flag",
            "list.Count > 0", "x > v", "b is Sub",
        ]),
        ('M', &["m", "m", "n"]),
        ('E', &["InvalidOperationException", "Exception", "NullReferenceException"]),
        // A list that threads find in a dictionary.
        ('L', &[
            "List<int> l$#; lock (m) { if (!lists.TryGetValue($K, out l$#)) lists[$K] = l$# = new List<int>(); }",
            "List<int> l$#; if (!lists.TryGetValue($K, out l$#)) l$# = list;",
        ]),
        // What happens before the threads start.
        ('I', &[
            "map[$K] = box;", "lists[$K] = list;", "lists[0] = new List<int>();", "list.Add($K);",
            "queue.Enqueue(1);", "shared[0] = 1;", "kept[$K] = box;", "box.next = other;",
            "other = box;", "pairs[0] = pair;", "map[0] = new Box();", "waiting.Enqueue(2);",
        ]),
        // How a local variable begins.
        ('F', &["box", "other", "new Box()", "boxes[1]"]),
        ('G', &["pair", "new Pair { box = b }"]),
        ('T', &["Box", "Sub"]),
    ],
    statements: &[
        (8, "$A = $V;"),
        (4, "$A += $V;"),
        (3, "lock ($M) { $S }"),
        (2, "lock ($M) { $S $S }"),
        (3, "if (Help.Try(map, $K, out b)) { $S } else { $S }"),
        (3, "Help.Inc(ref $A);"),
        (3, "Help.Fill(out $R);"),
        (2, "Help.Swap(ref $R, ref $R);"),
        (2, "if ($C) { $S }"),
        (1, "if ($C) { $S $S } else { $S }"),
        (1, "p.Bump();"),
        (1, "pair.Bump();"),
        (1, "p = p.With(v); p.b++;"),
        (1, "pairs[0].Bump(); pairs[v & 1] = p;"),
        (1, "Help.Put(p); p = pairs[0];"),
        (1, "Interlocked.Increment(ref $A);"),
        (1, "v = Interlocked.Exchange(ref $A, v);"),
        (1, "Interlocked.CompareExchange(ref box, new Sub(), b);"),
        (1, "b = Interlocked.Exchange(ref other, b) ?? b;"),
        (1, "{ int c$# = v; Box q$# = b; Action a$# = () => { c$#++; $A += c$#; q$#.value++; }; a$#(); v = c$#; }"),
        (1, "{ Box q$# = b; action = () => { x++; q$#.value++; }; q$# = box; }"),
        (1, "{ var a$# = action; if (a$# != null) a$#(); }"),
        (2, "$B.Do();"),
        (2, "{ $L l$#.Add(v); }"),
        (1, "{ $L v = l$#.Count; }"),
        (1, "{ $L lock ($M) l$#.Add(1); }"),
        (1, "list.Add(v);"),
        (1, "if (list.Count > 0) v = list[0];"),
        (1, "lock ($M) list.Add(1);"),
        (1, "list = new List<int> { v };"),
        (1, "lock (n) { if (list.Count > 0) list.RemoveAt(0); }"),
        (1, "queue.Enqueue(v);"),
        (1, "lock (m) { if (queue.Count > 0) v = queue.Dequeue(); }"),
        (1, "shared.AddOrUpdate($K, 1, (k, old) => old + 1);"),
        (1, "shared.TryAdd($K, v);"),
        (1, "shared.TryGetValue($K, out v);"),
        (1, "shared.TryRemove($K, out v);"),
        (1, "kept.GetOrAdd($K, k => new Box()).value++;"),
        (1, "if (kept.TryGetValue($K, out b)) b.value++; else b = box;"),
        (1, "waiting.Enqueue(v);"),
        (1, "if (waiting.TryDequeue(out v)) x++;"),
        (1, "foreach (var e in boxes) e.value++;"),
        (1, "foreach (int e in cells) v += e;"),
        (1, "foreach (var e in list) v += e;"),
        (1, "foreach (var e in map) v += e.Key;"),
        (1, "for (int j = 0; j < 2; j++) cells[j] += v;"),
        (2, "for (int j$# = 0; j$# < 2; j$#++) { $S }"),
        (2, "{ ref int f$# = ref $A; box = new Box(); local = cells; f$# += v; }"),
        (1, "foreach (int e in Help.All($B)) v += e;"),
        (1, "try { $S if (v > 0) throw new InvalidOperationException(); } catch ($E) { $S } finally { y++; }"),
        (1, "try { $S b = null; $S } catch ($E) { b = new Box(); }"),
        (2, "b = $B;"),
        (1, "box = b;"),
        (1, "other = new Box { value = v };"),
        (1, "b.next = $B;"),
        (1, "boxes[$K] = b;"),
        (1, "local = cells;"),
        (1, "cells = local;"),
        (1, "boxes = arr;"),
        (1, "map[$K] = b;"),
        (1, "lock (m) map[$K] = b;"),
        (1, "flag = true;"),
        (1, "pair = p;"),
        (1, "lock (n) { b = box; box = b.next ?? b; }"),
        (2, "Help.Two(out b, out v, $B);"),
        (1, "{ var q$# = pair; q$#.a++; q$#.box.value += q$#.a; pair = q$#; }"),
        (1, "{ int? z$# = v > 0 ? (int?) x : null; y += z$# ?? 1; }"),
        (1, "{ var t$# = Tuple.Create($B, v); t$#.Item1.value += t$#.Item2; }"),
        (1, "arr = new[] { new Box(), $B };"),
        (1, "arr = (Box[]) boxes.Clone();"),
        (1, "Array.Resize(ref cells, 3);"),
        (1, "if (Monitor.TryEnter(m)) { x++; Monitor.Exit(m); }"),
        (1, "v = Volatile.Read(ref x); Volatile.Write(ref y, v);"),
        (1, "Thread.MemoryBarrier();"),
        (1, "v = boxes.Select(e => e.value).Max();"),
        (1, "Task.Run(() => { x++; box.value++; }).Wait();"),
        (1, "v = Task.Run(() => box.value).Result;"),
        (1, "lazy.Value.value++;"),
    ],
    fields: "static int x, y, result, more;
    static volatile bool flag;
    static Box box = new Box(), other = new $T();
    static Box[] boxes = { new Box(), new Sub() };
    static int[] cells = new int[2];
    static Pair pair = new Pair { box = box };
    static Pair[] pairs = { pair, pair };
    static readonly object m = new object(), n = new object();
    static readonly Dictionary<int, Box> map = new Dictionary<int, Box>();
    static readonly Dictionary<int, List<int>> lists = new Dictionary<int, List<int>>();
    static List<int> list = new List<int>();
    static readonly Queue<int> queue = new Queue<int>();
    static readonly ConcurrentDictionary<int, int> shared = new ConcurrentDictionary<int, int>();
    static readonly ConcurrentDictionary<int, Box> kept = new ConcurrentDictionary<int, Box>();
    static readonly ConcurrentQueue<int> waiting = new ConcurrentQueue<int>();
    static readonly Lazy<Box> lazy = new Lazy<Box>(() => new Box { value = x });
    static Action action;
    static void Caught(Action a) { try { a(); } catch (Exception) { x += 100; } }
",
    thread: "static void T$N()
    {
        int v = $K; Box b = $F; Pair p = $G; int[] local = new int[2]; Box[] arr = { b, new Box() };
        $S more += v;
    }
",
    ways: [
        &[
            "var t = new Thread(T0); var u = new Thread(T1); t.Start(); u.Start(); t.Join(); u.Join();",
            "var t = new Thread(() => Caught(T0)); t.Start(); Caught(T1); t.Join();",
            "var all = new List<Thread>(); foreach (var a in new ThreadStart[] { T0, T1 }) { var t = new Thread(a); all.Add(t); t.Start(); } foreach (var t in all) t.Join();",
            "Task t = Task.Run(() => T0()), u = Task.Run(() => T1()); Task.WaitAll(t, u);",
            "var t = new Thread(T0); t.Start(); T1(); t.Join();",
        ],
        &[
            "var t = new Thread(T0); var u = new Thread(T1); t.Start(); u.Start(); T2(); t.Join(); u.Join();",
            "Task t = Task.Run(() => Caught(T0)), u = Task.Run(() => Caught(T1)), w = Task.Run(() => T2()); Task.WhenAll(t, u, w).Wait();",
        ],
    ],
    start: "public static void Run()
    {
        $I
        $W
        result = box.value + 10 * other.value + 100 * list.Count + 1000 * boxes[0].value
            + 10000 * pair.a + 100000 * cells[0];
        more += 10 * map.Count + 100 * queue.Count + 1000 * shared.Count + 10000 * lists.Count;
    }
",
    loud: "    static void Unused() { Loud.Act(); }
",
};
