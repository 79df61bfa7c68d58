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

    static object Show(Exception e) { return e.GetType().Name + ": " + e.Message + (e.InnerException == null ? "" : " <- " + e.InnerException.GetType().Name + ": " + e.InnerException.Message); }
    static object Closed(Exception error, Action<Channel<int>> use) { var c = Channel.CreateUnbounded<int>(); c.Writer.Complete(error); try { use(c); return "no exception"; } catch (Exception e) { return Show(e); } }
    static object Blocked(Channel<int> c, Exception error) { var r = c.Reader.ReadAsync(); var w = c.Reader.WaitToReadAsync(); c.Writer.Complete(error); string s = r.IsFaulted + " " + w.IsFaulted + " "; try { return s + r.GetAwaiter().GetResult(); } catch (Exception e) { s += Show(e); } try { return s + " " + w.AsTask().GetAwaiter().GetResult(); } catch (Exception e) { return s + Show(e); } }
    static object BlockedWriters(Exception error) { var c = Channel.CreateBounded<int>(1); c.Writer.TryWrite(1); var w = c.Writer.WriteAsync(2).AsTask(); var v = c.Writer.WaitToWriteAsync().AsTask(); c.Writer.Complete(error); string s; try { w.GetAwaiter().GetResult(); s = "ok"; } catch (Exception e) { s = w.Status + " " + Show(e); } try { s += " " + v.GetAwaiter().GetResult(); } catch (Exception e) { s += " " + v.Status + " " + Show(e); } return s + c.Reader.TryRead(out int x) + x; }
    static object Drops(BoundedChannelFullMode mode) { var dropped = new List<int>(); var c = Channel.CreateBounded<int>(new BoundedChannelOptions(2) { FullMode = mode }, dropped.Add); var s = ""; for (int i = 0; i < 4; i++) s += c.Writer.TryWrite(i) + " "; s += string.Join(",", dropped) + " : "; while (c.Reader.TryRead(out int x)) s += x + " "; return s; }
    static object HandOver(Channel<int> c) { var r = c.Reader.ReadAsync(); c.Writer.TryWrite(7); var got = c.Reader.TryRead(out int other); return r.IsCompleted + " " + got + " " + r.AsTask().GetAwaiter().GetResult(); }
    static object MovesIn() { var c = Channel.CreateBounded<int>(1); c.Writer.TryWrite(1); var a = c.Writer.WriteAsync(2); var b = c.Writer.WriteAsync(3); string s = a.IsCompleted + " "; c.Reader.TryRead(out int x); s += x + " " + a.IsCompleted + " " + b.IsCompleted + " " + c.Reader.Count + " "; c.Reader.TryRead(out x); s += x + " " + b.IsCompleted; c.Reader.TryRead(out x); return s + x; }
    static object CancelledReader(Channel<int> c) { var t = new CancellationTokenSource(); var r = c.Reader.ReadAsync(t.Token).AsTask(); var w = c.Reader.ReadAsync().AsTask(); t.Cancel(); c.Writer.TryWrite(3); try { r.GetAwaiter().GetResult(); } catch (Exception e) { return r.Status + " " + e.GetType().Name + " " + (((OperationCanceledException)e).CancellationToken == t.Token) + w.GetAwaiter().GetResult(); } return "?"; }
    static object CancelledWriter() { var c = Channel.CreateBounded<int>(1); c.Writer.TryWrite(1); var t = new CancellationTokenSource(); var w = c.Writer.WriteAsync(2, t.Token).AsTask(); var v = c.Writer.WriteAsync(3).AsTask(); t.Cancel(); try { w.GetAwaiter().GetResult(); } catch (OperationCanceledException) { } c.Reader.TryRead(out int x); c.Reader.TryRead(out int y); v.GetAwaiter().GetResult(); return w.Status + " " + v.Status + " " + x + y; }
    static object ReadAll() { var c = Channel.CreateUnbounded<int>(); c.Writer.TryWrite(1); c.Writer.TryWrite(2); var t = new CancellationTokenSource(); var e = c.Reader.ReadAllAsync(t.Token).GetAsyncEnumerator(); string s = e.MoveNextAsync().Result + " " + e.Current; t.Cancel(); s += " " + e.MoveNextAsync().Result + " " + e.Current; try { return s + e.MoveNextAsync().AsTask().GetAwaiter().GetResult(); } catch (Exception x) { return s + " " + x.GetType().Name; } }
    static object Rendezvous() { var c = Channel.CreateBounded<int>(0); var r = c.Reader.ReadAsync().AsTask(); string s = c.Writer.TryWrite(1) + " " + r.GetAwaiter().GetResult() + " " + c.Writer.TryWrite(2); var w = c.Writer.WriteAsync(3).AsTask(); s += " " + w.IsCompleted + " " + c.Reader.TryRead(out int x) + x; w.GetAwaiter().GetResult(); return s; }
    static object WaitersWake() { var c = Channel.CreateBounded<int>(1); var a = c.Reader.WaitToReadAsync().AsTask(); var b = c.Reader.WaitToReadAsync().AsTask(); c.Writer.TryWrite(1); string s = a.GetAwaiter().GetResult() + " " + b.GetAwaiter().GetResult(); var w = c.Writer.WaitToWriteAsync().AsTask(); s += " " + w.IsCompleted; c.Reader.TryRead(out int _); return s + " " + w.GetAwaiter().GetResult(); }
    static object CompletedWithItems() { var c = Channel.CreateUnbounded<int>(); c.Writer.TryWrite(1); c.Writer.Complete(new ArgumentException("e")); string s = c.Reader.Completion.IsCompleted + " " + c.Reader.WaitToReadAsync().Result + " " + c.Reader.ReadAsync().Result + " "; try { c.Reader.Completion.GetAwaiter().GetResult(); } catch (Exception e) { s += Show(e); } return s; }
    static object Priorities(IComparer<int> by) { var c = Channel.CreateUnboundedPrioritized<int>(new UnboundedPrioritizedChannelOptions<int> { Comparer = by }); foreach (int i in new[] { 3, 1, 2 }) c.Writer.TryWrite(i); string s = c.Reader.TryPeek(out int p) + " " + p + " " + c.Reader.Count; while (c.Reader.TryRead(out int x)) s += " " + x; return s; }

    static void Part0()
    {
        E("Channel.CreateUnbounded<int>().Reader.CanCount", () => Channel.CreateUnbounded<int>().Reader.CanCount);
        E("Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = true }).Reader.CanCount", () => Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = true }).Reader.CanCount);
        E("Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = true }).Reader.CanPeek", () => Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = true }).Reader.CanPeek);
        E("Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = true }).Reader.Count", () => Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = true }).Reader.Count);
        E("Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = true, AllowSynchronousContinuations = true }).Reader.CanCount", () => Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = true, AllowSynchronousContinuations = true }).Reader.CanCount);
        E("Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleWriter = true }).Reader.CanCount", () => Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleWriter = true }).Reader.CanCount);
        E("Channel.CreateBounded<int>(1).Reader.CanCount", () => Channel.CreateBounded<int>(1).Reader.CanCount);
        E("Channel.CreateBounded<int>(0).Reader.CanCount", () => Channel.CreateBounded<int>(0).Reader.CanCount);
        E("Channel.CreateBounded<int>(0).Reader.CanPeek", () => Channel.CreateBounded<int>(0).Reader.CanPeek);
        E("Channel.CreateBounded<int>(0).Writer.TryWrite(1)", () => Channel.CreateBounded<int>(0).Writer.TryWrite(1));
        E("Channel.CreateBounded<int>(0).Reader.Count", () => Channel.CreateBounded<int>(0).Reader.Count);
        E("Channel.CreateBounded<int>(-1)", () => Channel.CreateBounded<int>(-1));
        E("Channel.CreateBounded<int>((BoundedChannelOptions)null)", () => Channel.CreateBounded<int>((BoundedChannelOptions)null));
        E("Channel.CreateUnbounded<int>(null)", () => Channel.CreateUnbounded<int>(null));
        E("new BoundedChannelOptions(0).Capacity", () => new BoundedChannelOptions(0).Capacity);
        E("new BoundedChannelOptions(-1)", () => new BoundedChannelOptions(-1));
        E("new BoundedChannelOptions(1) { Capacity = -1 }", () => new BoundedChannelOptions(1) { Capacity = -1 });
        E("new BoundedChannelOptions(1) { FullMode = (BoundedChannelFullMode)9 }", () => new BoundedChannelOptions(1) { FullMode = (BoundedChannelFullMode)9 });
        E("new BoundedChannelOptions(1).FullMode", () => new BoundedChannelOptions(1).FullMode);
        E("Channel.CreateUnboundedPrioritized<int>().Reader.CanCount", () => Channel.CreateUnboundedPrioritized<int>().Reader.CanCount);
        E("Channel.CreateUnboundedPrioritized<int>().Reader.CanPeek", () => Channel.CreateUnboundedPrioritized<int>().Reader.CanPeek);
        E("Priorities(null)", () => Priorities(null));
        E("Priorities(Comparer<int>.Create((a, b) => b - a))", () => Priorities(Comparer<int>.Create((a, b) => b - a)));
        E("Channel.CreateUnboundedPrioritized<int>(null)", () => Channel.CreateUnboundedPrioritized<int>(null));
        E("new ChannelClosedException().Message", () => new ChannelClosedException().Message);
        E("new ChannelClosedException(new Exception(\"x\")).Message", () => new ChannelClosedException(new Exception("x")).Message);
        E("Closed(null, c => { c.Reader.ReadAsync().GetAwaiter().GetResult(); })", () => Closed(null, c => { c.Reader.ReadAsync().GetAwaiter().GetResult(); }));
        E("Closed(new ArgumentException(\"e\"), c => { c.Reader.ReadAsync().GetAwaiter().GetResult(); })", () => Closed(new ArgumentException("e"), c => { c.Reader.ReadAsync().GetAwaiter().GetResult(); }));
        E("Closed(new OperationCanceledException(\"e\"), c => { c.Reader.ReadAsync().GetAwaiter().GetResult(); })", () => Closed(new OperationCanceledException("e"), c => { c.Reader.ReadAsync().GetAwaiter().GetResult(); }));
        E("Closed(null, c => { c.Reader.WaitToReadAsync().GetAwaiter().GetResult(); })", () => Closed(null, c => { c.Reader.WaitToReadAsync().GetAwaiter().GetResult(); }));
        E("Closed(new ArgumentException(\"e\"), c => { c.Reader.WaitToReadAsync().GetAwaiter().GetResult(); })", () => Closed(new ArgumentException("e"), c => { c.Reader.WaitToReadAsync().GetAwaiter().GetResult(); }));
        E("Closed(new ArgumentException(\"e\"), c => { c.Writer.WaitToWriteAsync().GetAwaiter().GetResult(); })", () => Closed(new ArgumentException("e"), c => { c.Writer.WaitToWriteAsync().GetAwaiter().GetResult(); }));
        E("Closed(null, c => { c.Writer.WriteAsync(1).GetAwaiter().GetResult(); })", () => Closed(null, c => { c.Writer.WriteAsync(1).GetAwaiter().GetResult(); }));
        E("Closed(new ArgumentException(\"e\"), c => { c.Writer.WriteAsync(1).GetAwaiter().GetResult(); })", () => Closed(new ArgumentException("e"), c => { c.Writer.WriteAsync(1).GetAwaiter().GetResult(); }));
        E("Closed(new OperationCanceledException(\"e\"), c => { c.Writer.WriteAsync(1).GetAwaiter().GetResult(); })", () => Closed(new OperationCanceledException("e"), c => { c.Writer.WriteAsync(1).GetAwaiter().GetResult(); }));
        E("Closed(null, c => { c.Writer.Complete(); })", () => Closed(null, c => { c.Writer.Complete(); }));
        E("Closed(new ArgumentException(\"e\"), c => { c.Writer.Complete(); })", () => Closed(new ArgumentException("e"), c => { c.Writer.Complete(); }));
        E("Closed(new ArgumentException(\"e\"), c => { c.Reader.Completion.GetAwaiter().GetResult(); })", () => Closed(new ArgumentException("e"), c => { c.Reader.Completion.GetAwaiter().GetResult(); }));
        E("Closed(new OperationCanceledException(\"e\"), c => { c.Reader.Completion.GetAwaiter().GetResult(); })", () => Closed(new OperationCanceledException("e"), c => { c.Reader.Completion.GetAwaiter().GetResult(); }));
        E("Closed(new ArgumentException(\"e\"), c => { c.Reader.ReadAllAsync().GetAsyncEnumerator().MoveNextAsync().GetAwaiter().GetResult(); })", () => Closed(new ArgumentException("e"), c => { c.Reader.ReadAllAsync().GetAsyncEnumerator().MoveNextAsync().GetAwaiter().GetResult(); }));
        E("Blocked(Channel.CreateUnbounded<int>(), null)", () => Blocked(Channel.CreateUnbounded<int>(), null));
        E("Blocked(Channel.CreateUnbounded<int>(), new ArgumentException(\"e\"))", () => Blocked(Channel.CreateUnbounded<int>(), new ArgumentException("e")));
        E("Blocked(Channel.CreateBounded<int>(1), new ArgumentException(\"e\"))", () => Blocked(Channel.CreateBounded<int>(1), new ArgumentException("e")));
        E("Blocked(Channel.CreateUnboundedPrioritized<int>(), new ArgumentException(\"e\"))", () => Blocked(Channel.CreateUnboundedPrioritized<int>(), new ArgumentException("e")));
        E("BlockedWriters(null)", () => BlockedWriters(null));
        E("BlockedWriters(new ArgumentException(\"e\"))", () => BlockedWriters(new ArgumentException("e")));
        E("BlockedWriters(new OperationCanceledException(\"e\"))", () => BlockedWriters(new OperationCanceledException("e")));
        E("Drops(BoundedChannelFullMode.DropNewest)", () => Drops(BoundedChannelFullMode.DropNewest));
        E("Drops(BoundedChannelFullMode.DropOldest)", () => Drops(BoundedChannelFullMode.DropOldest));
        E("Drops(BoundedChannelFullMode.DropWrite)", () => Drops(BoundedChannelFullMode.DropWrite));
        E("Drops(BoundedChannelFullMode.Wait)", () => Drops(BoundedChannelFullMode.Wait));
        E("HandOver(Channel.CreateUnbounded<int>())", () => HandOver(Channel.CreateUnbounded<int>()));
        E("HandOver(Channel.CreateBounded<int>(1))", () => HandOver(Channel.CreateBounded<int>(1)));
        E("HandOver(Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = true }))", () => HandOver(Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = true })));
        E("HandOver(Channel.CreateUnboundedPrioritized<int>())", () => HandOver(Channel.CreateUnboundedPrioritized<int>()));
        E("MovesIn()", () => MovesIn());
        E("CancelledReader(Channel.CreateUnbounded<int>())", () => CancelledReader(Channel.CreateUnbounded<int>()));
        E("CancelledReader(Channel.CreateBounded<int>(1))", () => CancelledReader(Channel.CreateBounded<int>(1)));
        E("CancelledWriter()", () => CancelledWriter());
        E("ReadAll()", () => ReadAll());
        E("Rendezvous()", () => Rendezvous());
        E("WaitersWake()", () => WaitersWake());
        E("CompletedWithItems()", () => CompletedWithItems());
        E("new ValueTask<int>(5).Equals(new ValueTask<int>(5))", () => new ValueTask<int>(5).Equals(new ValueTask<int>(5)));
        E("new ValueTask<int>(5) == new ValueTask<int>(5)", () => new ValueTask<int>(5) == new ValueTask<int>(5));
        E("new ValueTask<int>(5) != new ValueTask<int>(6)", () => new ValueTask<int>(5) != new ValueTask<int>(6));
        E("default(ValueTask) == ValueTask.CompletedTask", () => default(ValueTask) == ValueTask.CompletedTask);
        E("new ValueTask<int>(7).ToString()", () => new ValueTask<int>(7).ToString());
        E("new ValueTask<int>(7).GetHashCode()", () => new ValueTask<int>(7).GetHashCode());
        E("default(ValueTask).GetHashCode()", () => default(ValueTask).GetHashCode());
    }

    static void Main()
    {
        Part0();
    }
}
