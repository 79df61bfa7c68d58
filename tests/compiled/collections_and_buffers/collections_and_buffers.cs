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

    static object Try(Func<object> f) { return f(); }
    static readonly ImmutableDictionary<int, string> D1 = ImmutableDictionary<int, string>.Empty.Add(1, "a");
    static object Build() { var b = ImmutableArray.CreateBuilder<int>(2); b.Add(1); b.Add(2); b[0] = 5; return b.MoveToImmutable(); }
    static ImmutableDictionary<int, int> shared = ImmutableDictionary<int, int>.Empty; static ImmutableList<int> list = ImmutableList<int>.Empty; static ImmutableStack<int> stack = ImmutableStack<int>.Empty; static ImmutableQueue<int> queue = ImmutableQueue<int>.Empty; static ImmutableArray<int> array = ImmutableArray<int>.Empty;
    static object Interlocks() { string s = ImmutableInterlocked.GetOrAdd(ref shared, 1, 5) + " " + ImmutableInterlocked.AddOrUpdate(ref shared, 1, 0, (k, v) => v + 1) + " " + ImmutableInterlocked.TryAdd(ref shared, 1, 9) + ImmutableInterlocked.TryUpdate(ref shared, 1, 7, 6) + ImmutableInterlocked.TryRemove(ref shared, 1, out int x) + x; s += ImmutableInterlocked.Update(ref list, l => l.Add(1)) + "" + ImmutableInterlocked.Update(ref list, l => l) + list.Count; ImmutableInterlocked.Push(ref stack, 3); ImmutableInterlocked.Enqueue(ref queue, 4); s += ImmutableInterlocked.TryPop(ref stack, out int y) + "" + y + ImmutableInterlocked.TryPop(ref stack, out y) + ImmutableInterlocked.TryDequeue(ref queue, out int z) + z; ImmutableInterlocked.Update(ref array, a => a.Add(8)); return s + array.Length; }
    static object Pooled() { var pool = ArrayPool<int>.Create(); var a = pool.Rent(10); a[0] = 7; pool.Return(a, true); return a[0] + " " + a.Length; }
    static object Writer() { var w = new ArrayBufferWriter<int>(); w.GetSpan(2)[0] = 4; w.Advance(2); return w.WrittenCount + " " + w.WrittenSpan[0]; }
    sealed class Clock : TimeProvider { public long Now; public override long GetTimestamp() => Now; public override long TimestampFrequency => 1000; public override DateTimeOffset GetUtcNow() => new DateTimeOffset(2020, 1, 1, 0, 0, 0, TimeSpan.Zero).AddMilliseconds(Now); public Action fire; public override ITimer CreateTimer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period) { fire = () => callback(state); return new Never(); } sealed class Never : ITimer { public bool Change(TimeSpan a, TimeSpan b) => true; public void Dispose() { } public ValueTask DisposeAsync() => default; } }
    static object Fake() { var c = new Clock(); var t = Task.Delay(TimeSpan.FromHours(1), c); string s = t.IsCompleted + " "; c.fire(); s += t.IsCompleted + " " + c.GetElapsedTime(0, 1500) + " " + c.GetUtcNow().Year; var cts = new CancellationTokenSource(TimeSpan.FromHours(1), c); c.fire(); return s + " " + cts.IsCancellationRequested; }

    static void Part0()
    {
        E("ImmutableArray.Create(1, 2, 3)", () => ImmutableArray.Create(1, 2, 3));
        E("ImmutableArray.Create(1, 2, 3).Add(4)", () => ImmutableArray.Create(1, 2, 3).Add(4));
        E("ImmutableArray.Create(3, 1, 2).Sort()", () => ImmutableArray.Create(3, 1, 2).Sort());
        E("ImmutableArray.Create(1, 2).Insert(1, 9)", () => ImmutableArray.Create(1, 2).Insert(1, 9));
        E("ImmutableArray.Create(1, 2).Remove(1)", () => ImmutableArray.Create(1, 2).Remove(1));
        E("ImmutableArray.Create(1, 2).SetItem(0, 5)", () => ImmutableArray.Create(1, 2).SetItem(0, 5));
        E("ImmutableArray.Create(1, 2).RemoveAt(5)", () => ImmutableArray.Create(1, 2).RemoveAt(5));
        E("ImmutableArray.Create(1, 2)[7]", () => ImmutableArray.Create(1, 2)[7]);
        E("default(ImmutableArray<int>).IsDefault", () => default(ImmutableArray<int>).IsDefault);
        E("default(ImmutableArray<int>).Length", () => default(ImmutableArray<int>).Length);
        E("default(ImmutableArray<int>).IsDefaultOrEmpty", () => default(ImmutableArray<int>).IsDefaultOrEmpty);
        E("ImmutableArray<int>.Empty.IsEmpty", () => ImmutableArray<int>.Empty.IsEmpty);
        E("new[] { 1, 2 }.ToImmutableArray().Contains(2)", () => new[] { 1, 2 }.ToImmutableArray().Contains(2));
        E("Build()", () => Build());
        E("ImmutableArray.Create(1, 2).Equals(ImmutableArray.Create(1, 2))", () => ImmutableArray.Create(1, 2).Equals(ImmutableArray.Create(1, 2)));
        E("ImmutableList.Create(1, 2, 3).Add(4)", () => ImmutableList.Create(1, 2, 3).Add(4));
        E("ImmutableList.Create(1, 2, 3).RemoveAt(0)", () => ImmutableList.Create(1, 2, 3).RemoveAt(0));
        E("ImmutableList.Create(1, 2, 3).SetItem(1, 7)", () => ImmutableList.Create(1, 2, 3).SetItem(1, 7));
        E("ImmutableList.Create(1, 2, 3).Insert(0, 0)", () => ImmutableList.Create(1, 2, 3).Insert(0, 0));
        E("ImmutableList.Create(1, 2, 3).Remove(9).Count", () => ImmutableList.Create(1, 2, 3).Remove(9).Count);
        E("ImmutableList.Create(3, 1, 2).Sort()", () => ImmutableList.Create(3, 1, 2).Sort());
        E("ImmutableList.Create(1, 2, 3)[5]", () => ImmutableList.Create(1, 2, 3)[5]);
        E("ImmutableList.Create(1, 2, 3).Reverse()", () => ImmutableList.Create(1, 2, 3).Reverse());
        E("ImmutableList.Create(1, 2, 3).IndexOf(3)", () => ImmutableList.Create(1, 2, 3).IndexOf(3));
        E("ImmutableList.CreateRange(Enumerable.Range(0, 5)).RemoveAll(x => x % 2 == 0)", () => ImmutableList.CreateRange(Enumerable.Range(0, 5)).RemoveAll(x => x % 2 == 0));
        E("ReferenceEquals(ImmutableList<int>.Empty, ImmutableList.Create(1).Clear())", () => ReferenceEquals(ImmutableList<int>.Empty, ImmutableList.Create(1).Clear()));
        E("ImmutableDictionary<int, string>.Empty.Add(2, \"b\").Add(1, \"a\").Select(p => p.Key + p.Value)", () => ImmutableDictionary<int, string>.Empty.Add(2, "b").Add(1, "a").Select(p => p.Key + p.Value));
        E("ImmutableDictionary<int, string>.Empty.Add(1, \"a\").Add(1, \"a\").Count", () => ImmutableDictionary<int, string>.Empty.Add(1, "a").Add(1, "a").Count);
        E("ImmutableDictionary<int, string>.Empty.Add(1, \"a\").Add(1, \"b\")", () => ImmutableDictionary<int, string>.Empty.Add(1, "a").Add(1, "b"));
        E("ImmutableDictionary<int, string>.Empty.Add(1, \"a\").SetItem(1, \"z\")[1]", () => ImmutableDictionary<int, string>.Empty.Add(1, "a").SetItem(1, "z")[1]);
        E("ImmutableDictionary<int, string>.Empty.Add(1, \"a\")[2]", () => ImmutableDictionary<int, string>.Empty.Add(1, "a")[2]);
        E("ImmutableDictionary<int, string>.Empty.Add(1, \"a\").Remove(1).IsEmpty", () => ImmutableDictionary<int, string>.Empty.Add(1, "a").Remove(1).IsEmpty);
        E("ImmutableDictionary<int, string>.Empty.Add(1, \"a\").TryGetValue(1, out var v) ? v : \"?\"", () => ImmutableDictionary<int, string>.Empty.Add(1, "a").TryGetValue(1, out var v) ? v : "?");
        E("ImmutableDictionary<int, string>.Empty.Add(1, \"a\").GetValueOrDefault(3) ?? \"none\"", () => ImmutableDictionary<int, string>.Empty.Add(1, "a").GetValueOrDefault(3) ?? "none");
        E("ImmutableDictionary<int, string>.Empty.Add(5, \"a\").Add(-3, \"b\").Add(4, \"c\").Keys", () => ImmutableDictionary<int, string>.Empty.Add(5, "a").Add(-3, "b").Add(4, "c").Keys);
        E("ReferenceEquals(D1, D1.SetItem(1, \"a\"))", () => ReferenceEquals(D1, D1.SetItem(1, "a")));
        E("new Dictionary<int, int> { { 3, 4 } }.ToImmutableDictionary()[3]", () => new Dictionary<int, int> { { 3, 4 } }.ToImmutableDictionary()[3]);
        E("ImmutableHashSet.Create(3, 1, 2, 3)", () => ImmutableHashSet.Create(3, 1, 2, 3));
        E("ImmutableHashSet.Create(1, 2).Add(2).Count", () => ImmutableHashSet.Create(1, 2).Add(2).Count);
        E("ImmutableHashSet.Create(1, 2).Union(new[] { 2, 3 })", () => ImmutableHashSet.Create(1, 2).Union(new[] { 2, 3 }));
        E("ImmutableHashSet.Create(1, 2).Except(new[] { 2, 3 })", () => ImmutableHashSet.Create(1, 2).Except(new[] { 2, 3 }));
        E("ImmutableHashSet.Create(1, 2).Intersect(new[] { 2, 3 })", () => ImmutableHashSet.Create(1, 2).Intersect(new[] { 2, 3 }));
        E("ImmutableHashSet.Create(1, 2).SymmetricExcept(new[] { 2, 3 })", () => ImmutableHashSet.Create(1, 2).SymmetricExcept(new[] { 2, 3 }));
        E("ImmutableHashSet.Create(1, 2).SetEquals(new[] { 2, 1 })", () => ImmutableHashSet.Create(1, 2).SetEquals(new[] { 2, 1 }));
        E("ImmutableQueue.Create(1, 2).Enqueue(3)", () => ImmutableQueue.Create(1, 2).Enqueue(3));
        E("ImmutableQueue.Create(1, 2).Dequeue().Peek()", () => ImmutableQueue.Create(1, 2).Dequeue().Peek());
        E("ImmutableQueue<int>.Empty.Dequeue()", () => ImmutableQueue<int>.Empty.Dequeue());
        E("ImmutableQueue<int>.Empty.Peek()", () => ImmutableQueue<int>.Empty.Peek());
        E("ImmutableStack.Create(1, 2).Push(3)", () => ImmutableStack.Create(1, 2).Push(3));
        E("ImmutableStack.Create(1, 2).Pop().Peek()", () => ImmutableStack.Create(1, 2).Pop().Peek());
        E("ImmutableStack<int>.Empty.Pop()", () => ImmutableStack<int>.Empty.Pop());
        E("ImmutableSortedDictionary<string, int>.Empty.Add(\"b\", 2).Add(\"a\", 1).Select(p => p.Key)", () => ImmutableSortedDictionary<string, int>.Empty.Add("b", 2).Add("a", 1).Select(p => p.Key));
        E("ImmutableSortedSet.Create(3, 1, 2)", () => ImmutableSortedSet.Create(3, 1, 2));
        E("ImmutableSortedSet.Create(3, 1, 2).Min", () => ImmutableSortedSet.Create(3, 1, 2).Min);
        E("ImmutableSortedSet.Create(3, 1, 2)[2]", () => ImmutableSortedSet.Create(3, 1, 2)[2]);
        E("Interlocks()", () => Interlocks());
        E("new[] { 1, 2, 3 }.ToFrozenSet().Contains(2)", () => new[] { 1, 2, 3 }.ToFrozenSet().Contains(2));
        E("new[] { 1, 2, 2 }.ToFrozenSet().Count", () => new[] { 1, 2, 2 }.ToFrozenSet().Count);
        E("new Dictionary<int, string> { { 1, \"a\" } }.ToFrozenDictionary()[1]", () => new Dictionary<int, string> { { 1, "a" } }.ToFrozenDictionary()[1]);
        E("new Dictionary<int, string> { { 1, \"a\" } }.ToFrozenDictionary()[2]", () => new Dictionary<int, string> { { 1, "a" } }.ToFrozenDictionary()[2]);
        E("new[] { \"a\", \"bb\" }.ToFrozenDictionary(s => s.Length).TryGetValue(2, out var w) ? w : \"?\"", () => new[] { "a", "bb" }.ToFrozenDictionary(s => s.Length).TryGetValue(2, out var w) ? w : "?");
        E("FrozenSet<int>.Empty.Count", () => FrozenSet<int>.Empty.Count);
        E("ArrayPool<byte>.Shared.Rent(100).Length", () => ArrayPool<byte>.Shared.Rent(100).Length);
        E("ArrayPool<byte>.Shared.Rent(16).Length", () => ArrayPool<byte>.Shared.Rent(16).Length);
        E("ArrayPool<byte>.Shared.Rent(0).Length", () => ArrayPool<byte>.Shared.Rent(0).Length);
        E("ArrayPool<byte>.Shared.Rent(-1)", () => ArrayPool<byte>.Shared.Rent(-1));
        E("Pooled()", () => Pooled());
        E("Try(() => { ArrayPool<int>.Shared.Return(null); return 1; })", () => Try(() => { ArrayPool<int>.Shared.Return(null); return 1; }));
        E("Try(() => { ArrayPool<int>.Shared.Return(new int[3]); return 1; })", () => Try(() => { ArrayPool<int>.Shared.Return(new int[3]); return 1; }));
        E("Writer()", () => Writer());
        E("Unsafe.BitCast<float, int>(1f)", () => Unsafe.BitCast<float, int>(1f));
        E("Unsafe.BitCast<long, double>(4607182418800017408)", () => Unsafe.BitCast<long, double>(4607182418800017408));
        E("Unsafe.ReadUnaligned<int>(ref new byte[] { 0, 1, 2, 3, 4 }[1])", () => Unsafe.ReadUnaligned<int>(ref new byte[] { 0, 1, 2, 3, 4 }[1]));
        E("Try(() => { var b = new byte[8]; Unsafe.WriteUnaligned(ref b[2], 0x01020304); return b; })", () => Try(() => { var b = new byte[8]; Unsafe.WriteUnaligned(ref b[2], 0x01020304); return b; }));
        E("Unsafe.SizeOf<Guid>()", () => Unsafe.SizeOf<Guid>());
        E("MemoryMarshal.AsBytes(new[] { 1, 256 }.AsSpan()).ToArray()", () => MemoryMarshal.AsBytes(new[] { 1, 256 }.AsSpan()).ToArray());
        E("MemoryMarshal.Cast<byte, short>(new byte[] { 1, 0, 2, 0, 9 }.AsSpan()).ToArray()", () => MemoryMarshal.Cast<byte, short>(new byte[] { 1, 0, 2, 0, 9 }.AsSpan()).ToArray());
        E("MemoryMarshal.Read<int>(new byte[] { 1, 0, 0, 0 })", () => MemoryMarshal.Read<int>(new byte[] { 1, 0, 0, 0 }));
        E("Try(() => { var b = new byte[4]; int x = 7; MemoryMarshal.Write(b, in x); return b; })", () => Try(() => { var b = new byte[4]; int x = 7; MemoryMarshal.Write(b, in x); return b; }));
        E("Try(() => { var d = new Dictionary<string, int>(); CollectionsMarshal.GetValueRefOrAddDefault(d, \"a\", out bool e) += 5; CollectionsMarshal.GetValueRefOrAddDefault(d, \"a\", out bool f) += 5; return d[\"a\"] + \" \" + e + f; })", () => Try(() => { var d = new Dictionary<string, int>(); CollectionsMarshal.GetValueRefOrAddDefault(d, "a", out bool e) += 5; CollectionsMarshal.GetValueRefOrAddDefault(d, "a", out bool f) += 5; return d["a"] + " " + e + f; }));
        E("Try(() => { var d = new Dictionary<string, int>(); return Unsafe.IsNullRef(ref CollectionsMarshal.GetValueRefOrNullRef(d, \"x\")); })", () => Try(() => { var d = new Dictionary<string, int>(); return Unsafe.IsNullRef(ref CollectionsMarshal.GetValueRefOrNullRef(d, "x")); }));
        E("Try(() => { var l = new List<int> { 1, 2 }; CollectionsMarshal.AsSpan(l)[0] = 9; return l; })", () => Try(() => { var l = new List<int> { 1, 2 }; CollectionsMarshal.AsSpan(l)[0] = 9; return l; }));
        E("string.Create(3, 'x', (span, c) => span.Fill(c))", () => string.Create(3, 'x', (span, c) => span.Fill(c)));
        E("Encoding.UTF8.GetBytes(\"aé€\")", () => Encoding.UTF8.GetBytes("aé€"));
        E("Encoding.UTF8.GetString(new byte[] { 97, 195, 169 })", () => Encoding.UTF8.GetString(new byte[] { 97, 195, 169 }));
        E("Encoding.UTF8.GetByteCount(\"aé€\")", () => Encoding.UTF8.GetByteCount("aé€"));
        E("Try(() => { Span<byte> b = stackalloc byte[8]; int n = Encoding.UTF8.GetBytes(\"aé\", b); return n + \" \" + b[1]; })", () => Try(() => { Span<byte> b = stackalloc byte[8]; int n = Encoding.UTF8.GetBytes("aé", b); return n + " " + b[1]; }));
        E("Encoding.UTF8.GetString(new byte[] { 97, 98 }.AsSpan())", () => Encoding.UTF8.GetString(new byte[] { 97, 98 }.AsSpan()));
        E("Encoding.ASCII.GetString(new byte[] { 65, 66 })", () => Encoding.ASCII.GetString(new byte[] { 65, 66 }));
        E("Encoding.Unicode.GetBytes(\"ab\")", () => Encoding.Unicode.GetBytes("ab"));
        E("Encoding.UTF8.GetCharCount(new byte[] { 97, 195, 169 })", () => Encoding.UTF8.GetCharCount(new byte[] { 97, 195, 169 }));
        E("\"aé\"u8.ToArray()", () => "aé"u8.ToArray());
        E("TimeProvider.System.TimestampFrequency > 0", () => TimeProvider.System.TimestampFrequency > 0);
        E("TimeProvider.System.GetElapsedTime(0, TimeProvider.System.TimestampFrequency)", () => TimeProvider.System.GetElapsedTime(0, TimeProvider.System.TimestampFrequency));
        E("Fake()", () => Fake());
    }

    static void Main()
    {
        Part0();
    }
}
