// Classic concurrent programs whose output does not depend on the schedule.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

public static class Cases
{
    static void P(object o) { Console.WriteLine(o ?? "null"); }
    static Thread Go(ThreadStart s) { var t = new Thread(s); t.Start(); return t; }
    static void Both(ThreadStart a, ThreadStart b) { var t = Go(a); var u = Go(b); t.Join(); u.Join(); }

    public static void lost_update_fixed_all() { int n = 0; object l = new object(); ThreadStart w = () => { lock (l) { int v = n; n = v + 1; } }; Both(w, w); P(n); }
    public static void compare_swap_loop_all() { int n = 0; ThreadStart w = () => { int v; do v = n; while (Interlocked.CompareExchange(ref n, v + 1, v) != v); }; Both(w, w); P(n); }
    public static void spin_flag_all() { int f = 0, d = 0; var t = Go(() => { d = 42; Volatile.Write(ref f, 1); }); while (Volatile.Read(ref f) == 0) Thread.Yield(); P(d); t.Join(); }
    public static void spin_lock_by_hand_all() { int l = 0, n = 0; ThreadStart w = () => { while (Interlocked.Exchange(ref l, 1) == 1) Thread.Yield(); n++; Volatile.Write(ref l, 0); }; Both(w, w); P(n); }
    public static void ticket_lock_all() { int next = 0, now = 0, n = 0; ThreadStart w = () => { int my = Interlocked.Increment(ref next) - 1; while (Volatile.Read(ref now) != my) Thread.Yield(); n++; Volatile.Write(ref now, my + 1); }; Both(w, w); P(n); P(now); }
    public static void peterson_all() { int a = 0, b = 0, turn = 0, n = 0; Both(() => { Volatile.Write(ref a, 1); Volatile.Write(ref turn, 1); Thread.MemoryBarrier(); while (Volatile.Read(ref b) == 1 && Volatile.Read(ref turn) == 1) Thread.Yield(); n++; Volatile.Write(ref a, 0); }, () => { Volatile.Write(ref b, 1); Volatile.Write(ref turn, 0); Thread.MemoryBarrier(); while (Volatile.Read(ref a) == 1 && Volatile.Read(ref turn) == 0) Thread.Yield(); n++; Volatile.Write(ref b, 0); }); P(n); }
    public static void message_passing_all() { string m = null; bool r = false; object l = new object(); var t = Go(() => { lock (l) { m = "hello"; r = true; } }); while (true) lock (l) if (r) break; P(m); t.Join(); }
    public static void latch_all() { var c = new CountdownEvent(2); int n = 0; Both(() => { Interlocked.Increment(ref n); c.Signal(); }, () => { Interlocked.Increment(ref n); c.Signal(); }); c.Wait(); P(n); }
    public static void latch_by_monitor_all() { int left = 2; object l = new object(); ThreadStart w = () => { lock (l) { if (--left == 0) Monitor.PulseAll(l); } }; var a = Go(w); var b = Go(w); lock (l) while (left > 0) Monitor.Wait(l); P(left); a.Join(); b.Join(); }
    public static void ordered_print_all() { var one = new ManualResetEventSlim(); var two = new ManualResetEventSlim(); var c = Go(() => { two.Wait(); P("third"); }); var b = Go(() => { one.Wait(); P("second"); two.Set(); }); var a = Go(() => { P("first"); one.Set(); }); a.Join(); b.Join(); c.Join(); }
    public static void foo_bar_all() { var f = new SemaphoreSlim(1); var b = new SemaphoreSlim(0); Both(() => { for (int i = 0; i < 2; i++) { f.Wait(); P("foo"); b.Release(); } }, () => { for (int i = 0; i < 2; i++) { b.Wait(); P("bar"); f.Release(); } }); }
    public static void zero_even_odd_all() { var z = new SemaphoreSlim(1); var o = new SemaphoreSlim(0); var e = new SemaphoreSlim(0); var t0 = Go(() => { for (int i = 1; i <= 2; i++) { z.Wait(); P(0); (i % 2 == 1 ? o : e).Release(); } }); var t1 = Go(() => { o.Wait(); P(1); z.Release(); }); var t2 = Go(() => { e.Wait(); P(2); z.Release(); }); t0.Join(); t1.Join(); t2.Join(); }
    public static void h2o_all() { var h = new SemaphoreSlim(2); var o = new SemaphoreSlim(1); int bonds = 0; var b = new Barrier(3, x => { bonds++; }); ThreadStart hy = () => { h.Wait(); b.SignalAndWait(); h.Release(); }; var a = Go(hy); var c = Go(hy); var d = Go(() => { o.Wait(); b.SignalAndWait(); o.Release(); }); a.Join(); c.Join(); d.Join(); P(bonds); }
    public static void rendezvous_all() { var a = new SemaphoreSlim(0); var b = new SemaphoreSlim(0); int x = 0, y = 0, s = 0; Both(() => { x = 1; a.Release(); b.Wait(); Interlocked.Add(ref s, y); }, () => { y = 1; b.Release(); a.Wait(); Interlocked.Add(ref s, x); }); P(s); }
    public static void multiplex_all() { var m = new SemaphoreSlim(1); int inside = 0, max = 0; ThreadStart w = () => { m.Wait(); inside++; max = Math.Max(max, inside); inside--; m.Release(); }; Both(w, w); P(max); }
    public static void unisex_count_all() { int a = 0; object l = new object(); ThreadStart w = () => { lock (l) a++; lock (l) a--; }; Both(w, w); P(a); }
    public static void reader_preference_all() { int readers = 0, data = 0; object m = new object(); var room = new SemaphoreSlim(1); int seen = -1; Both(() => { lock (m) { if (++readers == 1) room.Wait(); } seen = data; lock (m) { if (--readers == 0) room.Release(); } }, () => { room.Wait(); data = 1; data = 2; room.Release(); }); P(seen == 0 || seen == 2); P(data); }
    public static void dining_two_all() { object[] f = { new object(), new object() }; int ate = 0; Both(() => { lock (f[0]) lock (f[1]) ate++; }, () => { lock (f[0]) lock (f[1]) ate++; }); P(ate); }
    public static void dining_try_all() { object a = new object(), b = new object(); int ate = 0; ThreadStart p = () => { lock (a) { bool got = Monitor.TryEnter(b); if (got) { ate++; Monitor.Exit(b); } } }; Both(p, p); P(ate); }
    public static void bank_transfer_all() { int x = 10, y = 10; object l = new object(); Both(() => { lock (l) { x -= 3; y += 3; } }, () => { lock (l) { y -= 5; x += 5; } }); P(x + y); P(x); }
    public static void copy_on_write_all() { int[] cur = { 1 }; object l = new object(); Both(() => { lock (l) cur = cur.Concat(new[] { 2 }).ToArray(); }, () => { lock (l) cur = cur.Concat(new[] { 3 }).ToArray(); }); P(cur.Sum()); P(cur.Length); }
    public static void lazy_field_all() { object inst = null; object l = new object(); int made = 0; ThreadStart w = () => { if (Volatile.Read(ref inst) == null) lock (l) if (inst == null) { made++; Volatile.Write(ref inst, new object()); } }; Both(w, w); P(made); }
    public static void once_by_interlocked_all() { int ran = 0, gate = 0; ThreadStart w = () => { if (Interlocked.CompareExchange(ref gate, 1, 0) == 0) ran++; }; Both(w, w); P(ran); }
    public static void sequence_numbers_all() { int n = 0; var seen = new bool[2]; ThreadStart w = () => seen[Interlocked.Increment(ref n) - 1] = true; Both(w, w); P(seen[0] && seen[1]); }
    public static void stack_of_work_all() { var s = new ConcurrentStack<int>(new[] { 1, 2 }); int sum = 0; ThreadStart w = () => { while (s.TryPop(out int v)) Interlocked.Add(ref sum, v); }; Both(w, w); P(sum); }
    public static void queue_of_work_all() { var q = new ConcurrentQueue<int>(new[] { 1, 2, 3 }); int sum = 0; ThreadStart w = () => { while (q.TryDequeue(out int v)) Interlocked.Add(ref sum, v); }; Both(w, w); P(sum); }
    public static void bag_of_work_all() { var b = new ConcurrentBag<int>(); Both(() => b.Add(1), () => b.Add(2)); P(b.Sum()); }
    public static void producer_two_consumers_all() { var b = new BlockingCollection<int>(); int sum = 0; ThreadStart c = () => { foreach (int x in b.GetConsumingEnumerable()) Interlocked.Add(ref sum, x); }; var t = Go(c); var u = Go(c); b.Add(1); b.Add(2); b.CompleteAdding(); t.Join(); u.Join(); P(sum); }
    public static void pipeline_all() { var a = new BlockingCollection<int>(); var b = new BlockingCollection<int>(); var t = Go(() => { foreach (int x in a.GetConsumingEnumerable()) b.Add(x * x); b.CompleteAdding(); }); a.Add(2); a.Add(3); a.CompleteAdding(); foreach (int x in b.GetConsumingEnumerable()) P(x); t.Join(); }
    public static void task_pipeline_all() { P(Task.Run(() => 3).ContinueWith(t => t.Result + 1).ContinueWith(t => t.Result * t.Result).Result); }
    public static void parallel_array_all() { var a = new int[4]; Both(() => { a[0] = 1; a[1] = 2; }, () => { a[2] = 3; a[3] = 4; }); P(a.Sum()); }
    public static void map_reduce_all() { var parts = new[] { "a b", "b c" }; var d = new ConcurrentDictionary<string, int>(); Task.WaitAll(parts.Select(p => Task.Run(() => { foreach (var w in p.Split()) d.AddOrUpdate(w, 1, (k, v) => v + 1); })).ToArray()); P(string.Join(",", d.OrderBy(x => x.Key).Select(x => x.Key + x.Value))); }
    public static void future_all() { var t = Task.Run(() => 6 * 7); P(t.Result); P(t.IsCompleted); }
    public static void future_by_thread_all() { int r = 0; var done = new ManualResetEvent(false); Go(() => { r = 9; done.Set(); }); done.WaitOne(); P(r); }
    public static void cancel_flag_all() { bool stop = false; int n = 0; var t = Go(() => { while (!Volatile.Read(ref stop)) Thread.Yield(); n = 1; }); Volatile.Write(ref stop, true); t.Join(); P(n); }
    public static void cancel_token_all() { var c = new CancellationTokenSource(); var t = Task.Run(() => { c.Token.WaitHandle.WaitOne(); return "stopped"; }); c.Cancel(); P(t.Result); }
    public static void timeout_join_all() { var e = new ManualResetEvent(false); var t = Go(() => e.WaitOne()); P(t.Join(1)); e.Set(); t.Join(); P(t.Join(1)); }
    public static void two_phase_all() { var b = new Barrier(2); int[] a = { 1, 2 }, s = new int[2]; Both(() => { a[0] *= 10; b.SignalAndWait(); s[0] = a[0] + a[1]; }, () => { a[1] *= 10; b.SignalAndWait(); s[1] = a[0] + a[1]; }); P(s[0]); P(s[1]); }
    public static void monitor_barrier_all() { int count = 0; object l = new object(); ThreadStart w = () => { lock (l) { count++; if (count == 2) Monitor.PulseAll(l); while (count < 2) Monitor.Wait(l); } }; Both(w, w); P(count); }
    public static void semaphore_as_mutex_all() { var s = new Semaphore(1, 1); int n = 0; ThreadStart w = () => { s.WaitOne(); n++; s.Release(); }; Both(w, w); P(n); }
    public static void mutex_recursive_all() { var m = new Mutex(); int n = 0; ThreadStart w = () => { m.WaitOne(); m.WaitOne(); n++; m.ReleaseMutex(); m.ReleaseMutex(); }; Both(w, w); P(n); }
    public static void lock_order_all() { object a = new object(), b = new object(); int n = 0; ThreadStart w = () => { lock (a) lock (b) n++; }; Both(w, w); P(n); }
    public static void nested_lock_all() { object l = new object(); int n = 0; ThreadStart w = () => { lock (l) lock (l) n++; }; Both(w, w); P(n); }
    public static void wait_in_nested_lock_all() { object l = new object(); bool go = false; var t = Go(() => { lock (l) lock (l) while (!go) Monitor.Wait(l); P("through"); }); lock (l) { go = true; Monitor.PulseAll(l); } t.Join(); }
    public static void pulse_all_two_all() { object l = new object(); bool go = false; int n = 0; ThreadStart w = () => { lock (l) { while (!go) Monitor.Wait(l); n++; } }; var a = Go(w); var b = Go(w); lock (l) { go = true; Monitor.PulseAll(l); } a.Join(); b.Join(); P(n); }
    public static void thread_local_sums_all() { var t = new ThreadLocal<int>(); int s = 0; ThreadStart w = () => { t.Value++; t.Value++; Interlocked.Add(ref s, t.Value); }; Both(w, w); P(s); }
    public static void exception_in_thread_caught_all() { string m = null; Go(() => { try { throw new InvalidOperationException("x"); } catch (InvalidOperationException e) { m = e.Message; } }).Join(); P(m); }
    public static void finally_releases_all() { object l = new object(); int n = 0; ThreadStart w = () => { try { lock (l) { n++; throw new Exception(); } } catch (Exception) { } }; Both(w, w); P(n); }
    public static void static_constructor_all() { int a = 0, b = 0; Both(() => a = Counter.Next(), () => b = Counter.Next()); P(a + b); P(Counter.Inits); }
    static class Counter { public static int Inits; static int n; static Counter() { Inits++; } public static int Next() { return Interlocked.Increment(ref n); } }
    public static void async_chain_all() { P(Chain(3).Result); }
    static async Task<int> Chain(int n) { if (n == 0) return 1; await Task.Yield(); return 2 * await Chain(n - 1); }
    public static void async_when_all_all() { P(WhenAllSum().Result); }
    static async Task<int> WhenAllSum() { var r = await Task.WhenAll(Task.Run(() => 1), Task.Run(() => 2)); return r.Sum(); }
    public static void async_exception_all() { P(Catch().Result); }
    static async Task<string> Catch() { try { await Task.Run(() => { throw new ArgumentException("boom"); }); return "no"; } catch (ArgumentException e) { return e.Message; } }
    public static void async_semaphore_all() { var s = new SemaphoreSlim(1); int n = 0; Func<Task> w = async () => { await s.WaitAsync(); n++; s.Release(); }; Task.WaitAll(w(), w()); P(n); }
    public static void completion_source_gate_all() { var g = new TaskCompletionSource<bool>(); var t = Task.Run(async () => { await g.Task; return "open"; }); g.SetResult(true); P(t.Result); }
    public static void task_array_all() { var ts = new Task<int>[2]; for (int i = 0; i < 2; i++) { int k = i; ts[i] = Task.Run(() => k * 10); } Task.WaitAll(ts); P(ts.Sum(t => t.Result)); }
    public static void parallel_sum_all() { int s = 0; Parallel.For(1, 4, i => Interlocked.Add(ref s, i)); P(s); }
    public static void parallel_max_all() { int m = 0; object l = new object(); Parallel.ForEach(new[] { 3, 9 }, x => { lock (l) if (x > m) m = x; }); P(m); }
    public static void dictionary_get_or_add_all() { var d = new ConcurrentDictionary<int, string>(); string a = null, b = null; Both(() => a = d.GetOrAdd(1, k => "v"), () => b = d.GetOrAdd(1, k => "v")); P(ReferenceEquals(a, d[1]) && ReferenceEquals(b, d[1])); P(d.Count); }
    public static void timer_once_all() { var e = new ManualResetEvent(false); var t = new Timer(_ => e.Set(), null, 5, -1); P(e.WaitOne()); t.Dispose(); }
    public static void events_under_lock_all() { int n = 0; object l = new object(); Action h = () => n++; Both(() => { lock (l) h(); }, () => { lock (l) h(); }); P(n); }
    public static void linked_tokens_all() { var a = new CancellationTokenSource(); var l = CancellationTokenSource.CreateLinkedTokenSource(a.Token); var t = Go(() => a.Cancel()); t.Join(); P(l.IsCancellationRequested); }
    public static void upgradeable_all() { var l = new ReaderWriterLockSlim(); var d = new Dictionary<int, int>(); ThreadStart w = () => { l.EnterUpgradeableReadLock(); try { if (!d.ContainsKey(1)) { l.EnterWriteLock(); try { d[1] = 1; } finally { l.ExitWriteLock(); } } } finally { l.ExitUpgradeableReadLock(); } }; Both(w, w); P(d.Count); }
    public static void swap_references_all() { object o = "init"; object x = null, y = null; Both(() => x = Interlocked.Exchange(ref o, "a"), () => y = Interlocked.Exchange(ref o, "b")); P(new[] { x, y, o }.Cast<string>().OrderBy(s => s).Aggregate((p, q) => p + "," + q)); }
    public static void michael_scott_all() { var q = new MsQueue(); Both(() => q.Enqueue(1), () => q.Enqueue(2)); P(q.Dequeue() + q.Dequeue()); P(q.Dequeue()); }
    class MsQueue { class N { public int V; public N Next; } N head = new N(), tail; public MsQueue() { tail = head; } public void Enqueue(int v) { var n = new N { V = v }; while (true) { var t = Volatile.Read(ref tail); var x = Volatile.Read(ref t.Next); if (x != null) { Interlocked.CompareExchange(ref tail, x, t); continue; } if (Interlocked.CompareExchange(ref t.Next, n, null) == null) { Interlocked.CompareExchange(ref tail, n, t); return; } } } public int Dequeue() { while (true) { var h = Volatile.Read(ref head); var x = Volatile.Read(ref h.Next); if (x == null) return -1; if (Interlocked.CompareExchange(ref head, x, h) == h) return x.V; } } }
    public static int main_returns_while_background_runs() { new Thread(() => { while (true) Thread.Sleep(1); }) { IsBackground = true }.Start(); P("main done"); return 4; }
    public static int exit_from_thread() { var t = Go(() => Environment.Exit(6)); t.Join(); Thread.Sleep(Timeout.Infinite); return 1; }
    public static int foreground_keeps_running() { new Thread(() => { Thread.Sleep(1); P("late"); }).Start(); return 2; }
}
