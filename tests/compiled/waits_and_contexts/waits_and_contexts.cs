// Expressions and what they are on .NET 10. One line of output for each.
using System;
using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Globalization;
using System.Linq;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

static class P
{
    static string Show(object value)
    {
        if (value == null)
            return "null";
        if (value is string s)
            return "\"" + s.Replace("\0", "\\0").Replace("\n", "\\n") + "\"";
        if (value is char c)
            return "'" + c + "'";
        if (value is IEnumerable items && !(value is IFormattable))
        {
            var text = new StringBuilder("[");
            foreach (object item in items)
                text.Append(text.Length == 1 ? "" : ", ").Append(Show(item));
            return text.Append("]").ToString();
        }
        if (value is IFormattable formattable)
            return formattable.ToString(null, CultureInfo.InvariantCulture);
        return value.ToString();
    }

    static void E(string text, Func<object> value)
    {
        string shown;
        try
        {
            shown = Show(value());
        }
        catch (Exception e)
        {
            shown = e.GetType().Name;
        }
        Console.WriteLine(text + " = " + shown);
    }

    static readonly Task Never = new TaskCompletionSource().Task;
    static readonly int[] n = { 0, 7 };
    static DayOfWeek e;
    static bool b;
    static object Try(Func<object> f) { return f(); }
    sealed class ManualResetValueTaskSourceCore { System.Threading.Tasks.Sources.ManualResetValueTaskSourceCore<int> core; public string Use() { string s = core.GetStatus(core.Version) + " "; try { core.GetResult(core.Version); } catch (Exception x) { s += x.GetType().Name + " "; } core.SetResult(4); s += core.GetStatus(core.Version) + " " + core.GetResult(core.Version) + " " + core.Version; try { core.SetResult(5); } catch (Exception x) { s += " " + x.GetType().Name; } short old = core.Version; core.Reset(); try { core.GetStatus(old); } catch (Exception x) { s += " " + x.GetType().Name; } core.SetException(new OperationCanceledException()); return s + " " + core.GetStatus(core.Version) + core.Version; } }

    static void Part0()
    {
        E("new CancellationToken(true) == new CancellationToken(true)", () => new CancellationToken(true) == new CancellationToken(true));
        E("new CancellationToken(true).Equals(new CancellationToken(true))", () => new CancellationToken(true).Equals(new CancellationToken(true)));
        E("new CancellationToken(false) == default", () => new CancellationToken(false) == default);
        E("new CancellationToken(true).CanBeCanceled", () => new CancellationToken(true).CanBeCanceled);
        E("new CancellationToken(true).WaitHandle.WaitOne(0)", () => new CancellationToken(true).WaitHandle.WaitOne(0));
        E("CancellationToken.None.WaitHandle.WaitOne(0)", () => CancellationToken.None.WaitHandle.WaitOne(0));
        E("Try(() => { var s = new CancellationTokenSource(); var t = s.Token; s.Dispose(); return t.WaitHandle; })", () => Try(() => { var s = new CancellationTokenSource(); var t = s.Token; s.Dispose(); return t.WaitHandle; }));
        E("Try(() => { var s = new CancellationTokenSource(); var t = s.Token; return ReferenceEquals(t.WaitHandle, t.WaitHandle); })", () => Try(() => { var s = new CancellationTokenSource(); var t = s.Token; return ReferenceEquals(t.WaitHandle, t.WaitHandle); }));
        E("Try(() => { var s = new CancellationTokenSource(); var h = s.Token.WaitHandle; s.Cancel(); return h.WaitOne(0); })", () => Try(() => { var s = new CancellationTokenSource(); var h = s.Token.WaitHandle; s.Cancel(); return h.WaitOne(0); }));
        E("Try(() => { var s = new CancellationTokenSource(); s.Cancel(); return s.Token.WaitHandle.WaitOne(0); })", () => Try(() => { var s = new CancellationTokenSource(); s.Cancel(); return s.Token.WaitHandle.WaitOne(0); }));
        E("Try(() => { var s = new CancellationTokenSource(); int n = 0; s.Token.Register(() => n++); bool r = s.TryReset(); s.Cancel(); return r + \" \" + n; })", () => Try(() => { var s = new CancellationTokenSource(); int n = 0; s.Token.Register(() => n++); bool r = s.TryReset(); s.Cancel(); return r + " " + n; }));
        E("Try(() => { var s = new CancellationTokenSource(); s.Cancel(); return s.TryReset(); })", () => Try(() => { var s = new CancellationTokenSource(); s.Cancel(); return s.TryReset(); }));
        E("Try(() => { var s = new CancellationTokenSource(); s.CancelAfter(-1); return s.TryReset(); })", () => Try(() => { var s = new CancellationTokenSource(); s.CancelAfter(-1); return s.TryReset(); }));
        E("Try(() => { var s = new CancellationTokenSource(); s.Dispose(); return s.TryReset(); })", () => Try(() => { var s = new CancellationTokenSource(); s.Dispose(); return s.TryReset(); }));
        E("Try(() => { var s = new CancellationTokenSource(); s.Dispose(); s.Cancel(); return 1; })", () => Try(() => { var s = new CancellationTokenSource(); s.Dispose(); s.Cancel(); return 1; }));
        E("Try(() => { var s = new CancellationTokenSource(); s.Dispose(); return s.Token; })", () => Try(() => { var s = new CancellationTokenSource(); s.Dispose(); return s.Token; }));
        E("Try(() => { var s = new CancellationTokenSource(); s.Dispose(); return s.IsCancellationRequested; })", () => Try(() => { var s = new CancellationTokenSource(); s.Dispose(); return s.IsCancellationRequested; }));
        E("Try(() => { var s = new CancellationTokenSource(); var t = s.Token; s.Dispose(); return t.Register(() => { }); })", () => Try(() => { var s = new CancellationTokenSource(); var t = s.Token; s.Dispose(); return t.Register(() => { }); }));
        E("Try(() => { var s = new CancellationTokenSource(); s.Cancel(); s.Dispose(); s.Dispose(); return s.IsCancellationRequested; })", () => Try(() => { var s = new CancellationTokenSource(); s.Cancel(); s.Dispose(); s.Dispose(); return s.IsCancellationRequested; }));
        E("Try(() => { var s = new CancellationTokenSource(); var t = s.CancelAsync(); return s.IsCancellationRequested + \" \" + t.ContinueWith(_ => 1).Result; })", () => Try(() => { var s = new CancellationTokenSource(); var t = s.CancelAsync(); return s.IsCancellationRequested + " " + t.ContinueWith(_ => 1).Result; }));
        E("Try(() => { var s = new CancellationTokenSource(); s.Dispose(); return s.CancelAsync().Status; })", () => Try(() => { var s = new CancellationTokenSource(); s.Dispose(); return s.CancelAsync().Status; }));
        E("Try(() => { var s = new CancellationTokenSource(); CancellationToken seen = default; s.Token.Register((o, t) => seen = t, null); s.Cancel(); return seen == s.Token; })", () => Try(() => { var s = new CancellationTokenSource(); CancellationToken seen = default; s.Token.Register((o, t) => seen = t, null); s.Cancel(); return seen == s.Token; }));
        E("Try(() => { var s = new CancellationTokenSource(); var r = s.Token.Register(() => { }); return (r.Token == s.Token) + \" \" + r.Unregister() + \" \" + r.Unregister(); })", () => Try(() => { var s = new CancellationTokenSource(); var r = s.Token.Register(() => { }); return (r.Token == s.Token) + " " + r.Unregister() + " " + r.Unregister(); }));
        E("Try(() => { var s = new CancellationTokenSource(); var r = s.Token.Register(() => { }); s.Cancel(); return r.Unregister(); })", () => Try(() => { var s = new CancellationTokenSource(); var r = s.Token.Register(() => { }); s.Cancel(); return r.Unregister(); }));
        E("Try(() => { var s = new CancellationTokenSource(); s.Token.Register(() => throw new ArgumentException(\"a\")); s.Token.Register(() => throw new FormatException(\"b\")); try { s.Cancel(); return null; } catch (AggregateException e) { return string.Join(\",\", e.InnerExceptions.Select(x => x.Message)); } })", () => Try(() => { var s = new CancellationTokenSource(); s.Token.Register(() => throw new ArgumentException("a")); s.Token.Register(() => throw new FormatException("b")); try { s.Cancel(); return null; } catch (AggregateException e) { return string.Join(",", e.InnerExceptions.Select(x => x.Message)); } }));
        E("Try(() => { var s = new CancellationTokenSource(); s.Token.Register(() => throw new ArgumentException(\"a\")); s.Token.Register(() => throw new FormatException(\"b\")); s.Cancel(true); return null; })", () => Try(() => { var s = new CancellationTokenSource(); s.Token.Register(() => throw new ArgumentException("a")); s.Token.Register(() => throw new FormatException("b")); s.Cancel(true); return null; }));
        E("Try(() => { var a = new CancellationTokenSource(); var l = CancellationTokenSource.CreateLinkedTokenSource(a.Token, default); a.Cancel(); return l.IsCancellationRequested; })", () => Try(() => { var a = new CancellationTokenSource(); var l = CancellationTokenSource.CreateLinkedTokenSource(a.Token, default); a.Cancel(); return l.IsCancellationRequested; }));
        E("Try(() => { var l = CancellationTokenSource.CreateLinkedTokenSource(); return l.Token.CanBeCanceled; })", () => Try(() => { var l = CancellationTokenSource.CreateLinkedTokenSource(); return l.Token.CanBeCanceled; }));
        E("Try(() => { var l = CancellationTokenSource.CreateLinkedTokenSource(new CancellationToken(true)); return l.IsCancellationRequested; })", () => Try(() => { var l = CancellationTokenSource.CreateLinkedTokenSource(new CancellationToken(true)); return l.IsCancellationRequested; }));
        E("Try(() => { new CancellationTokenSource(-2); return 1; })", () => Try(() => { new CancellationTokenSource(-2); return 1; }));
        E("Try(() => { new CancellationTokenSource().CancelAfter(-2); return 1; })", () => Try(() => { new CancellationTokenSource().CancelAfter(-2); return 1; }));
        E("Try(() => { new CancellationTokenSource(0).Token.ThrowIfCancellationRequested(); return 1; })", () => Try(() => { new CancellationTokenSource(0).Token.ThrowIfCancellationRequested(); return 1; }));
        E("Try(() => { var t = new CancellationTokenSource(); t.Cancel(); try { t.Token.ThrowIfCancellationRequested(); return 1; } catch (OperationCanceledException e) { return e.CancellationToken == t.Token; } })", () => Try(() => { var t = new CancellationTokenSource(); t.Cancel(); try { t.Token.ThrowIfCancellationRequested(); return 1; } catch (OperationCanceledException e) { return e.CancellationToken == t.Token; } }));
        E("new TaskCompletionSource().Task.WaitAsync(TimeSpan.Zero).Status", () => new TaskCompletionSource().Task.WaitAsync(TimeSpan.Zero).Status);
        E("Try(() => { new TaskCompletionSource().Task.WaitAsync(TimeSpan.Zero).GetAwaiter().GetResult(); return 1; })", () => Try(() => { new TaskCompletionSource().Task.WaitAsync(TimeSpan.Zero).GetAwaiter().GetResult(); return 1; }));
        E("Try(() => { new TaskCompletionSource<int>().Task.WaitAsync(TimeSpan.Zero, new CancellationToken(true)).GetAwaiter().GetResult(); return 1; })", () => Try(() => { new TaskCompletionSource<int>().Task.WaitAsync(TimeSpan.Zero, new CancellationToken(true)).GetAwaiter().GetResult(); return 1; }));
        E("Task.CompletedTask.WaitAsync(TimeSpan.Zero).Status", () => Task.CompletedTask.WaitAsync(TimeSpan.Zero).Status);
        E("new TaskCompletionSource().Task.WaitAsync(new CancellationToken(true)).Status", () => new TaskCompletionSource().Task.WaitAsync(new CancellationToken(true)).Status);
        E("Try(() => new TaskCompletionSource().Task.WaitAsync(TimeSpan.FromMilliseconds(-2)))", () => Try(() => new TaskCompletionSource().Task.WaitAsync(TimeSpan.FromMilliseconds(-2))));
        E("ReferenceEquals(Never, Never.WaitAsync(Timeout.InfiniteTimeSpan))", () => ReferenceEquals(Never, Never.WaitAsync(Timeout.InfiniteTimeSpan)));
        E("Never.WaitAsync(default(CancellationToken)) == Never", () => Never.WaitAsync(default(CancellationToken)) == Never);
        E("new SemaphoreSlim(1).WaitAsync(TimeSpan.Zero).Result", () => new SemaphoreSlim(1).WaitAsync(TimeSpan.Zero).Result);
        E("new SemaphoreSlim(0).WaitAsync(TimeSpan.Zero).Result", () => new SemaphoreSlim(0).WaitAsync(TimeSpan.Zero).Result);
        E("new SemaphoreSlim(0).WaitAsync(0).IsCompleted", () => new SemaphoreSlim(0).WaitAsync(0).IsCompleted);
        E("new SemaphoreSlim(0).WaitAsync(new CancellationToken(true)).Status", () => new SemaphoreSlim(0).WaitAsync(new CancellationToken(true)).Status);
        E("new SemaphoreSlim(1, 1).Release()", () => new SemaphoreSlim(1, 1).Release());
        E("Try(() => { var s = new SemaphoreSlim(0); var h = s.AvailableWaitHandle; bool a = h.WaitOne(0); s.Release(); return a + \" \" + h.WaitOne(0) + \" \" + s.Wait(0) + \" \" + h.WaitOne(0); })", () => Try(() => { var s = new SemaphoreSlim(0); var h = s.AvailableWaitHandle; bool a = h.WaitOne(0); s.Release(); return a + " " + h.WaitOne(0) + " " + s.Wait(0) + " " + h.WaitOne(0); }));
        E("Try(() => { var t = new Timer(_ => { }); t.Dispose(); return t.Change(1, 1); })", () => Try(() => { var t = new Timer(_ => { }); t.Dispose(); return t.Change(1, 1); }));
        E("Try(() => { var t = new Timer(_ => { }, null, -2, 0); return 1; })", () => Try(() => { var t = new Timer(_ => { }, null, -2, 0); return 1; }));
        E("Try(() => { var t = new Timer(_ => { }); t.Dispose(); return t.DisposeAsync().IsCompleted; })", () => Try(() => { var t = new Timer(_ => { }); t.Dispose(); return t.DisposeAsync().IsCompleted; }));
        E("Try(() => { var t = new Timer(_ => { }); return t.Dispose(new ManualResetEvent(false)) + \" \" + t.Dispose(new ManualResetEvent(false)); })", () => Try(() => { var t = new Timer(_ => { }); return t.Dispose(new ManualResetEvent(false)) + " " + t.Dispose(new ManualResetEvent(false)); }));
        E("Try(() => { new Timer(null); return 1; })", () => Try(() => { new Timer(null); return 1; }));
        E("Try(() => { new PeriodicTimer(TimeSpan.Zero); return 1; })", () => Try(() => { new PeriodicTimer(TimeSpan.Zero); return 1; }));
        E("Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d.Remove(p.Key); return d.Count; })", () => Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d.Remove(p.Key); return d.Count; }));
        E("Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d[p.Key] = 5; return d[1] + d[2]; })", () => Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d[p.Key] = 5; return d[1] + d[2]; }));
        E("Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d[p.Key + 10] = 5; return d.Count; })", () => Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d[p.Key + 10] = 5; return d.Count; }));
        E("Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d.Clear(); return d.Count; })", () => Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d.Clear(); return d.Count; }));
        E("Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var k in d.Keys) d.Remove(k); return d.Count; })", () => Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var k in d.Keys) d.Remove(k); return d.Count; }));
        E("Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var k in d.Values) d.Clear(); return d.Count; })", () => Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var k in d.Values) d.Clear(); return d.Count; }));
        E("Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var k in d) d.TryAdd(k.Key, 7); return d.Count; })", () => Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var k in d) d.TryAdd(k.Key, 7); return d.Count; }));
        E("Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var k in d) d.EnsureCapacity(100); return d.Count; })", () => Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var k in d) d.EnsureCapacity(100); return d.Count; }));
        E("Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var k in d) d.TrimExcess(); return d.Count; })", () => Try(() => { var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var k in d) d.TrimExcess(); return d.Count; }));
        E("Try(() => { var d = new HashSet<int> { 1, 2 }; foreach (var p in d) d.Remove(p); return d.Count; })", () => Try(() => { var d = new HashSet<int> { 1, 2 }; foreach (var p in d) d.Remove(p); return d.Count; }));
        E("Try(() => { var d = new HashSet<int> { 1, 2 }; foreach (var p in d) d.Clear(); return d.Count; })", () => Try(() => { var d = new HashSet<int> { 1, 2 }; foreach (var p in d) d.Clear(); return d.Count; }));
        E("Try(() => { var d = new HashSet<int> { 1, 2 }; foreach (var p in d) d.Add(p); return d.Count; })", () => Try(() => { var d = new HashSet<int> { 1, 2 }; foreach (var p in d) d.Add(p); return d.Count; }));
        E("Try(() => { var d = new HashSet<int> { 1, 2 }; foreach (var p in d) d.Add(p + 5); return d.Count; })", () => Try(() => { var d = new HashSet<int> { 1, 2 }; foreach (var p in d) d.Add(p + 5); return d.Count; }));
        E("Try(() => { var d = new List<int> { 1, 2 }; foreach (var p in d) d.Remove(p); return d.Count; })", () => Try(() => { var d = new List<int> { 1, 2 }; foreach (var p in d) d.Remove(p); return d.Count; }));
        E("Try(() => { var d = new List<int> { 1, 2 }; foreach (var p in d) d[0] = 5; return d.Count; })", () => Try(() => { var d = new List<int> { 1, 2 }; foreach (var p in d) d[0] = 5; return d.Count; }));
        E("Try(() => { var d = new List<int> { 1, 2 }; foreach (var p in d) d.Clear(); return d.Count; })", () => Try(() => { var d = new List<int> { 1, 2 }; foreach (var p in d) d.Clear(); return d.Count; }));
        E("Try(() => { var d = new List<int> { 1, 2 }; foreach (var p in d) d.Sort(); return d.Count; })", () => Try(() => { var d = new List<int> { 1, 2 }; foreach (var p in d) d.Sort(); return d.Count; }));
        E("Try(() => { var d = new SortedDictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d.Remove(p.Key); return d.Count; })", () => Try(() => { var d = new SortedDictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d.Remove(p.Key); return d.Count; }));
        E("Try(() => { var d = new SortedDictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d[p.Key] = 3; return d.Count; })", () => Try(() => { var d = new SortedDictionary<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d[p.Key] = 3; return d.Count; }));
        E("Try(() => { var d = new SortedList<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d[p.Key] = 3; return d.Count; })", () => Try(() => { var d = new SortedList<int, int> { { 1, 1 }, { 2, 2 } }; foreach (var p in d) d[p.Key] = 3; return d.Count; }));
        E("Try(() => { var d = new SortedSet<int> { 1, 2 }; foreach (var p in d) d.Remove(p); return d.Count; })", () => Try(() => { var d = new SortedSet<int> { 1, 2 }; foreach (var p in d) d.Remove(p); return d.Count; }));
        E("Try(() => { var d = new LinkedList<int>(new[] { 1, 2 }); foreach (var p in d) d.Remove(p); return d.Count; })", () => Try(() => { var d = new LinkedList<int>(new[] { 1, 2 }); foreach (var p in d) d.Remove(p); return d.Count; }));
        E("Try(() => { var d = new Queue<int>(new[] { 1, 2 }); foreach (var p in d) d.Dequeue(); return d.Count; })", () => Try(() => { var d = new Queue<int>(new[] { 1, 2 }); foreach (var p in d) d.Dequeue(); return d.Count; }));
        E("Try(() => { var d = new Stack<int>(new[] { 1, 2 }); foreach (var p in d) d.Pop(); return d.Count; })", () => Try(() => { var d = new Stack<int>(new[] { 1, 2 }); foreach (var p in d) d.Pop(); return d.Count; }));
        E("Try(() => { var d = new PriorityQueue<int, int>(); d.Enqueue(1, 1); foreach (var p in d.UnorderedItems) d.Dequeue(); return d.Count; })", () => Try(() => { var d = new PriorityQueue<int, int>(); d.Enqueue(1, 1); foreach (var p in d.UnorderedItems) d.Dequeue(); return d.Count; }));
        E("Try(() => { var d = new Hashtable { { 1, 1 }, { 2, 2 } }; foreach (DictionaryEntry p in d) d[p.Key] = 3; return d.Count; })", () => Try(() => { var d = new Hashtable { { 1, 1 }, { 2, 2 } }; foreach (DictionaryEntry p in d) d[p.Key] = 3; return d.Count; }));
        E("string.IsInterned(\"abc\")", () => string.IsInterned("abc"));
        E("ReferenceEquals(string.Intern(new string('z', 2)), string.Intern(\"z\" + \"z\"))", () => ReferenceEquals(string.Intern(new string('z', 2)), string.Intern("z" + "z")));
        E("Try(() => { var s = new string('y', 4); string.Intern(s); return ReferenceEquals(string.IsInterned(\"yyyy\"), s); })", () => Try(() => { var s = new string('y', 4); string.Intern(s); return ReferenceEquals(string.IsInterned("yyyy"), s); }));
        E("Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; var c = ExecutionContext.Capture(); a.Value = 6; int seen = 0; ExecutionContext.Run(c, _ => seen = a.Value, null); return seen + \" \" + a.Value; })", () => Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; var c = ExecutionContext.Capture(); a.Value = 6; int seen = 0; ExecutionContext.Run(c, _ => seen = a.Value, null); return seen + " " + a.Value; }));
        E("Try(() => { var log = \"\"; var a = new AsyncLocal<int>(x => log += x.PreviousValue + \">\" + x.CurrentValue + (x.ThreadContextChanged ? \"! \" : \" \")); a.Value = 5; var c = ExecutionContext.Capture(); a.Value = 6; ExecutionContext.Run(c, _ => a.Value = 7, null); return log; })", () => Try(() => { var log = ""; var a = new AsyncLocal<int>(x => log += x.PreviousValue + ">" + x.CurrentValue + (x.ThreadContextChanged ? "! " : " ")); a.Value = 5; var c = ExecutionContext.Capture(); a.Value = 6; ExecutionContext.Run(c, _ => a.Value = 7, null); return log; }));
        E("Try(() => { var log = \"\"; var a = new AsyncLocal<int>(x => log += x.PreviousValue + \">\" + x.CurrentValue + (x.ThreadContextChanged ? \"! \" : \" \")); a.Value = 5; a.Value = 5; a.Value = 0; return log; })", () => Try(() => { var log = ""; var a = new AsyncLocal<int>(x => log += x.PreviousValue + ">" + x.CurrentValue + (x.ThreadContextChanged ? "! " : " ")); a.Value = 5; a.Value = 5; a.Value = 0; return log; }));
        E("Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var s = new CancellationTokenSource(); s.Token.Register(() => seen = a.Value); a.Value = 6; s.Cancel(); return seen; })", () => Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var s = new CancellationTokenSource(); s.Token.Register(() => seen = a.Value); a.Value = 6; s.Cancel(); return seen; }));
        E("Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var s = new CancellationTokenSource(); s.Token.UnsafeRegister(_ => seen = a.Value, null); a.Value = 6; s.Cancel(); return seen; })", () => Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var s = new CancellationTokenSource(); s.Token.UnsafeRegister(_ => seen = a.Value, null); a.Value = 6; s.Cancel(); return seen; }));
        E("Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var e = new ManualResetEventSlim(); using var t = new Timer(_ => { seen = a.Value; e.Set(); }); a.Value = 6; t.Change(0, -1); e.Wait(); return seen; })", () => Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var e = new ManualResetEventSlim(); using var t = new Timer(_ => { seen = a.Value; e.Set(); }); a.Value = 6; t.Change(0, -1); e.Wait(); return seen; }));
        E("Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var e = new ManualResetEventSlim(); ThreadPool.UnsafeQueueUserWorkItem(_ => { seen = a.Value; e.Set(); }, null); e.Wait(); return seen; })", () => Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var e = new ManualResetEventSlim(); ThreadPool.UnsafeQueueUserWorkItem(_ => { seen = a.Value; e.Set(); }, null); e.Wait(); return seen; }));
        E("Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var e = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { seen = a.Value; e.Set(); }, null); e.Wait(); return seen; })", () => Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var e = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { seen = a.Value; e.Set(); }, null); e.Wait(); return seen; }));
        E("Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var t = new Thread(() => seen = a.Value); t.UnsafeStart(); t.Join(); return seen; })", () => Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; var t = new Thread(() => seen = a.Value); t.UnsafeStart(); t.Join(); return seen; }));
        E("Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; using (ExecutionContext.SuppressFlow()) Task.Run(() => seen = a.Value).Wait(); return seen; })", () => Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; int seen = -1; using (ExecutionContext.SuppressFlow()) Task.Run(() => seen = a.Value).Wait(); return seen; }));
        E("Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; async Task F() { a.Value = 9; await Task.Yield(); a.Value = 10; } F().Wait(); return a.Value; })", () => Try(() => { var a = new AsyncLocal<int>(); a.Value = 5; async Task F() { a.Value = 9; await Task.Yield(); a.Value = 10; } F().Wait(); return a.Value; }));
        E("Try(() => { var a = new AsyncLocal<string>(); a.Value = \"x\"; Task.Run(() => a.Value = \"y\").Wait(); return a.Value; })", () => Try(() => { var a = new AsyncLocal<string>(); a.Value = "x"; Task.Run(() => a.Value = "y").Wait(); return a.Value; }));
        E("Try(() => { var c = new ManualResetValueTaskSourceCore(); return c.Use(); })", () => Try(() => { var c = new ManualResetValueTaskSourceCore(); return c.Use(); }));
        E("Task.FromResult(3).Result", () => Task.FromResult(3).Result);
        E("Try(() => { var t = Task.FromException(new ArgumentException(\"x\")); try { t.Wait(); return null; } catch (AggregateException e) { return e.Message; } })", () => Try(() => { var t = Task.FromException(new ArgumentException("x")); try { t.Wait(); return null; } catch (AggregateException e) { return e.Message; } }));
        E("Task.WhenAll(Task.FromResult(1), Task.FromResult(2)).Result", () => Task.WhenAll(Task.FromResult(1), Task.FromResult(2)).Result);
        E("Task.WhenAny(Task.FromResult(1), Never).Result.Status", () => Task.WhenAny(Task.FromResult(1), Never).Result.Status);
        E("Try(() => Task.WhenAll(Task.FromException(new Exception(\"a\")), Task.FromException(new Exception(\"b\"))).Exception.InnerExceptions.Count)", () => Try(() => Task.WhenAll(Task.FromException(new Exception("a")), Task.FromException(new Exception("b"))).Exception.InnerExceptions.Count));
    }

    static void Part1()
    {
        E("Try(() => { Task.Delay(-2); return 1; })", () => Try(() => { Task.Delay(-2); return 1; }));
        E("Try(() => { Task.Delay(TimeSpan.FromMilliseconds(-5)); return 1; })", () => Try(() => { Task.Delay(TimeSpan.FromMilliseconds(-5)); return 1; }));
        E("Task.Delay(0).IsCompleted", () => Task.Delay(0).IsCompleted);
        E("Task.Delay(5, new CancellationToken(true)).Status", () => Task.Delay(5, new CancellationToken(true)).Status);
        E("Task.FromCanceled(new CancellationToken(true)).Status", () => Task.FromCanceled(new CancellationToken(true)).Status);
        E("Try(() => { Task.FromCanceled(default); return 1; })", () => Try(() => { Task.FromCanceled(default); return 1; }));
        E("Try(() => { new TaskCompletionSource().SetFromTask(Never); return 1; })", () => Try(() => { new TaskCompletionSource().SetFromTask(Never); return 1; }));
        E("Try(() => { var t = new TaskCompletionSource<int>(); t.SetException(new[] { new Exception(\"a\"), new Exception(\"b\") }); return t.Task.Exception.InnerExceptions.Count; })", () => Try(() => { var t = new TaskCompletionSource<int>(); t.SetException(new[] { new Exception("a"), new Exception("b") }); return t.Task.Exception.InnerExceptions.Count; }));
        E("Try(() => { var t = new TaskCompletionSource<int>(); t.SetCanceled(); t.SetResult(1); return 1; })", () => Try(() => { var t = new TaskCompletionSource<int>(); t.SetCanceled(); t.SetResult(1); return 1; }));
        E("Task.CompletedTask.ConfigureAwait(ConfigureAwaitOptions.ForceYielding).GetAwaiter().IsCompleted", () => Task.CompletedTask.ConfigureAwait(ConfigureAwaitOptions.ForceYielding).GetAwaiter().IsCompleted);
        E("Try(() => { Task.FromException(new Exception()).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing).GetAwaiter().GetResult(); return 1; })", () => Try(() => { Task.FromException(new Exception()).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing).GetAwaiter().GetResult(); return 1; }));
        E("Try(() => { Task.FromException<int>(new Exception()).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing); return 1; })", () => Try(() => { Task.FromException<int>(new Exception()).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing); return 1; }));
        E("Try(() => { new Task(() => { }).RunSynchronously(); return Task.CurrentId; })", () => Try(() => { new Task(() => { }).RunSynchronously(); return Task.CurrentId; }));
        E("Try(() => { Monitor.Exit(new object()); return 1; })", () => Try(() => { Monitor.Exit(new object()); return 1; }));
        E("Try(() => { Monitor.Pulse(new object()); return 1; })", () => Try(() => { Monitor.Pulse(new object()); return 1; }));
        E("Try(() => { new Lock().Exit(); return 1; })", () => Try(() => { new Lock().Exit(); return 1; }));
        E("Try(() => { var l = new Lock(); using (l.EnterScope()) return l.IsHeldByCurrentThread; })", () => Try(() => { var l = new Lock(); using (l.EnterScope()) return l.IsHeldByCurrentThread; }));
        E("Try(() => { new Barrier(-1); return 1; })", () => Try(() => { new Barrier(-1); return 1; }));
        E("Try(() => { new CountdownEvent(0).Signal(); return 1; })", () => Try(() => { new CountdownEvent(0).Signal(); return 1; }));
        E("Try(() => { var c = new CountdownEvent(2); c.Signal(); c.AddCount(3); return c.CurrentCount + \" \" + c.InitialCount; })", () => Try(() => { var c = new CountdownEvent(2); c.Signal(); c.AddCount(3); return c.CurrentCount + " " + c.InitialCount; }));
        E("Try(() => { new ReaderWriterLockSlim().ExitReadLock(); return 1; })", () => Try(() => { new ReaderWriterLockSlim().ExitReadLock(); return 1; }));
        E("Try(() => { var l = new ReaderWriterLockSlim(); l.EnterReadLock(); l.EnterWriteLock(); return 1; })", () => Try(() => { var l = new ReaderWriterLockSlim(); l.EnterReadLock(); l.EnterWriteLock(); return 1; }));
        E("Try(() => { var l = new SpinLock(); bool t = false; l.Enter(ref t); return t + \" \" + l.IsHeldByCurrentThread; })", () => Try(() => { var l = new SpinLock(); bool t = false; l.Enter(ref t); return t + " " + l.IsHeldByCurrentThread; }));
        E("Try(() => Interlocked.CompareExchange(ref n[0], 5, 0) + \" \" + Interlocked.Exchange(ref n[0], 0))", () => Try(() => Interlocked.CompareExchange(ref n[0], 5, 0) + " " + Interlocked.Exchange(ref n[0], 0)));
        E("Try(() => { Interlocked.Exchange(ref e, DayOfWeek.Friday); return Interlocked.CompareExchange(ref e, DayOfWeek.Monday, DayOfWeek.Friday) + \" \" + e; })", () => Try(() => { Interlocked.Exchange(ref e, DayOfWeek.Friday); return Interlocked.CompareExchange(ref e, DayOfWeek.Monday, DayOfWeek.Friday) + " " + e; }));
        E("Try(() => Interlocked.Exchange(ref b, true) + \" \" + b)", () => Try(() => Interlocked.Exchange(ref b, true) + " " + b));
        E("Try(() => Interlocked.And(ref n[1], 6) + \" \" + n[1])", () => Try(() => Interlocked.And(ref n[1], 6) + " " + n[1]));
        E("Try(() => { var q = new ConcurrentQueue<int>(new[] { 1, 2, 3 }); q.TryDequeue(out int x); q.Clear(); return x + \" \" + q.Count + q.IsEmpty; })", () => Try(() => { var q = new ConcurrentQueue<int>(new[] { 1, 2, 3 }); q.TryDequeue(out int x); q.Clear(); return x + " " + q.Count + q.IsEmpty; }));
        E("Try(() => { var q = new ConcurrentStack<int>(new[] { 1, 2, 3 }); var r = new int[2]; return q.TryPopRange(r) + \" \" + r[0] + r[1] + q.Count; })", () => Try(() => { var q = new ConcurrentStack<int>(new[] { 1, 2, 3 }); var r = new int[2]; return q.TryPopRange(r) + " " + r[0] + r[1] + q.Count; }));
        E("Try(() => { var q = new ConcurrentDictionary<int, string>(); return q.GetOrAdd(1, \"a\") + q.AddOrUpdate(1, \"x\", (k, v) => v + \"b\") + q.TryUpdate(1, \"z\", \"q\") + q.TryRemove(new KeyValuePair<int, string>(1, \"ab\")) + q.Count; })", () => Try(() => { var q = new ConcurrentDictionary<int, string>(); return q.GetOrAdd(1, "a") + q.AddOrUpdate(1, "x", (k, v) => v + "b") + q.TryUpdate(1, "z", "q") + q.TryRemove(new KeyValuePair<int, string>(1, "ab")) + q.Count; }));
        E("Try(() => { var q = new ConcurrentDictionary<string, int>(StringComparer.OrdinalIgnoreCase); q[\"a\"] = 1; return q[\"A\"]; })", () => Try(() => { var q = new ConcurrentDictionary<string, int>(StringComparer.OrdinalIgnoreCase); q["a"] = 1; return q["A"]; }));
        E("Try(() => { var q = new BlockingCollection<int>(1); q.Add(1); return q.TryAdd(2) + \" \" + q.Take() + q.Count + q.BoundedCapacity; })", () => Try(() => { var q = new BlockingCollection<int>(1); q.Add(1); return q.TryAdd(2) + " " + q.Take() + q.Count + q.BoundedCapacity; }));
        E("Try(() => { var q = new BlockingCollection<int>(); q.CompleteAdding(); q.Add(1); return 1; })", () => Try(() => { var q = new BlockingCollection<int>(); q.CompleteAdding(); q.Add(1); return 1; }));
        E("Try(() => { var q = new BlockingCollection<int>(); q.CompleteAdding(); return q.IsCompleted + \" \" + q.TryTake(out _) + string.Join(\",\", q.GetConsumingEnumerable()); })", () => Try(() => { var q = new BlockingCollection<int>(); q.CompleteAdding(); return q.IsCompleted + " " + q.TryTake(out _) + string.Join(",", q.GetConsumingEnumerable()); }));
        E("new Lazy<int>(() => 5).Value", () => new Lazy<int>(() => 5).Value);
        E("Try(() => { var l = new Lazy<int>(() => throw new FormatException()); try { var x = l.Value; } catch (FormatException) { } return l.IsValueCreated; })", () => Try(() => { var l = new Lazy<int>(() => throw new FormatException()); try { var x = l.Value; } catch (FormatException) { } return l.IsValueCreated; }));
        E("new ThreadLocal<int>(() => 4).Value", () => new ThreadLocal<int>(() => 4).Value);
        E("Try(() => { var t = new ThreadLocal<int>(); t.Dispose(); return t.Value; })", () => Try(() => { var t = new ThreadLocal<int>(); t.Dispose(); return t.Value; }));
        E("new Lock().TryEnter(TimeSpan.FromMilliseconds(-5))", () => new Lock().TryEnter(TimeSpan.FromMilliseconds(-5)));
        E("Environment.CurrentManagedThreadId == Thread.CurrentThread.ManagedThreadId", () => Environment.CurrentManagedThreadId == Thread.CurrentThread.ManagedThreadId);
        E("Try(() => { var s = new ManualResetEventSlim(true); return s.IsSet + \" \" + s.Wait(0) + s.WaitHandle.WaitOne(0); })", () => Try(() => { var s = new ManualResetEventSlim(true); return s.IsSet + " " + s.Wait(0) + s.WaitHandle.WaitOne(0); }));
    }

    static void Main()
    {
        Part0();
        Part1();
    }
}
