// Members that came with newer versions of .NET: dates, encodings, spans, frozen and other collections, tasks.
using System;
using System.Buffers;
using System.Buffers.Binary;
using System.Collections;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

static class P
{
    static int line;

    static void Show(Func<object> value)
    {
        line++;
        try
        {
            object shown = value();
            string text = shown is string s ? s : shown is IEnumerable items ? string.Join(",", items.Cast<object>()) : shown == null ? "null" : FormattableString.Invariant($"{shown}");
            Console.WriteLine(line + ": " + text);
        }
        catch (Exception e)
        {
            Console.WriteLine(line + ": " + e.GetType().Name);
        }
    }

    static string Hex(byte[] bytes) => Convert.ToHexString(bytes);

    static void Times()
    {
        var span = new TimeSpan(1, 2, 3, 4, 5, 6);
        Show(() => span.Microseconds);
        Show(() => span.Nanoseconds);
        Show(() => span.TotalMicroseconds);
        Show(() => new TimeSpan(123).TotalNanoseconds);
        Show(() => new TimeSpan(123).Nanoseconds);
        Show(() => TimeSpan.ParseExact("01:30", @"hh\:mm", null));
        Show(() => TimeSpan.ParseExact("1.02:03", @"d\.hh\:mm", null));
        Show(() => TimeSpan.ParseExact("5:07.25", @"m\:ss\.ff", null));
        Show(() => TimeSpan.ParseExact("25:00", @"hh\:mm", null));
        Show(() => TimeSpan.ParseExact("abc", @"hh\:mm", null));
        Show(() => TimeSpan.TryParseExact("12 h", "h' h'", null, out var read) ? read : "no");
        Show(() => TimeSpan.Parse("1:02:03".AsSpan()));
        Show(() => TimeSpan.TryParse("x".AsSpan(), out _));
        Show(() => { var buffer = new char[20]; return span.TryFormat(buffer, out int n, "c") + " " + new string(buffer, 0, n); });
        Show(() => { var buffer = new char[3]; return span.TryFormat(buffer, out int n) + " " + n; });
        Show(() => { var buffer = new byte[20]; return span.TryFormat(buffer, out int n, @"hh\:mm") + " " + Encoding.UTF8.GetString(buffer, 0, n); });
        var date = new DateTime(new DateOnly(2024, 2, 29), new TimeOnly(13, 5, 6));
        Show(() => date);
        Show(() => new DateTime(new DateOnly(2024, 1, 1), new TimeOnly(1, 2), DateTimeKind.Utc).Kind);
        Show(() => new DateTime(2024, 1, 2, 3, 4, 5, 6, 7).Microsecond);
        Show(() => new DateTime(2024, 1, 2, 3, 4, 5, 6, 7).Ticks);
        Show(() => new DateTime(2024, 1, 2, 3, 4, 5, 6, 1000).Ticks);
        Show(() => new DateTime(2024, 1, 2).AddTicks(1234).Nanosecond);
        Show(() => new DateTime(2024, 1, 2).AddMicroseconds(1.5).Ticks);
        Show(() => { var (day, time) = date; return day.ToString("o") + " " + time.ToString("o"); });
        Show(() => { var buffer = new char[40]; return date.TryFormat(buffer, out int n, "yyyy-MM-dd HH:mm") + " " + new string(buffer, 0, n); });
        Show(() => DateTime.Parse("2024-03-04 05:06".AsSpan(), null));
        Show(() => DateTime.TryParse("2024-13-01".AsSpan(), out _));
        Show(() => DateTime.ParseExact("20240305", new[] { "yyyy", "yyyyMMdd" }, null, 0));
        Show(() => DateTime.TryParseExact("05.03.2024".AsSpan(), "dd.MM.yyyy", null, 0, out var read) ? read : "no");
        Show(() => new DateTimeOffset(new DateOnly(2024, 1, 2), new TimeOnly(3, 4), TimeSpan.FromHours(2)).ToString("o"));
        Show(() => new DateTimeOffset(2024, 1, 2, 3, 4, 5, TimeSpan.FromMinutes(-90)).TotalOffsetMinutes);
        Show(() => DateTimeOffset.Parse("2024-01-02T03:04:05+02:00").UtcDateTime.ToString("o"));
        Show(() => DateTimeOffset.Parse("2024-01-02 03:04:05Z").Offset);
        Show(() => DateTimeOffset.Parse("2024-01-02 03:04:05 -01:30").ToString("o"));
        Show(() => DateTimeOffset.TryParse("nonsense", out _));
        Show(() => { var (day, time, offset) = new DateTimeOffset(2024, 1, 2, 3, 4, 5, TimeSpan.FromHours(1)); return day.Day + " " + time.Hour + " " + offset; });
        Show(() => DateOnly.ParseExact("2024/05/06", "yyyy/MM/dd").ToString("o"));
        Show(() => DateOnly.TryParseExact("06-05-2024", new[] { "yyyy", "dd-MM-yyyy" }, out var read) ? read.ToString("o") : "no");
        Show(() => DateOnly.ParseExact("x", "yyyy"));
        Show(() => DateOnly.Parse("2024-05-06".AsSpan()).DayNumber);
        Show(() => { var buffer = new char[10]; return new DateOnly(2024, 5, 6).TryFormat(buffer, out int n, "o") + new string(buffer, 0, n); });
        Show(() => TimeOnly.ParseExact("07:30", "HH:mm").Ticks);
        Show(() => TimeOnly.ParseExact("07:30:01", "o"));
        Show(() => TimeOnly.TryParseExact("073001", "HHmmss", out var read) ? read.ToString("o") : "no");
        Show(() => { var (h, m, s, ms, us) = new TimeOnly(1, 2, 3, 4, 5); return h + m + s + ms + us; });
        Show(() => TimeZoneInfo.Utc.BaseUtcOffset);
        Show(() => TimeZoneInfo.CreateCustomTimeZone("x", TimeSpan.FromHours(2), "X", "X").GetUtcOffset(date));
        Show(() => TimeZoneInfo.ConvertTimeFromUtc(date, TimeZoneInfo.CreateCustomTimeZone("x", TimeSpan.FromHours(-3), "X", "X")).Hour);
        Show(() => TimeZoneInfo.ConvertTime(DateTimeOffset.UnixEpoch, TimeZoneInfo.CreateCustomTimeZone("x", TimeSpan.FromHours(5), "X", "X")).ToString("o"));
    }

    static void Texts()
    {
        Show(() => Hex(Encoding.UTF8.GetBytes("aé€😀")));
        Show(() => Hex(Encoding.UTF8.GetBytes("a\uD800b")));
        Show(() => Encoding.UTF8.GetString(Encoding.UTF8.GetBytes("aé€😀")));
        Show(() => Hex(Encoding.BigEndianUnicode.GetBytes(Encoding.UTF8.GetString(new byte[] { 0x61, 0xFF, 0x62, 0xC3 }))));
        Show(() => Hex(Encoding.BigEndianUnicode.GetBytes(Encoding.UTF8.GetString(new byte[] { 0xE2, 0x82, 0x41, 0xED, 0xA0, 0x80 }))));
        Show(() => Hex(Encoding.BigEndianUnicode.GetBytes(Encoding.UTF8.GetString(new byte[] { 0xF0, 0x9F, 0x98, 0x61, 0xC0, 0x80, 0xF5 }))));
        Show(() => Hex(Encoding.Latin1.GetBytes("é€")));
        Show(() => Hex(Encoding.ASCII.GetBytes("aé😀")));
        Show(() => Hex(Encoding.Unicode.GetBytes(Encoding.ASCII.GetString(new byte[] { 0x41, 0x80 }))));
        Show(() => Hex(Encoding.UTF32.GetBytes("a😀")));
        Show(() => Encoding.UTF32.GetString(Encoding.UTF32.GetBytes("a😀")));
        Show(() => Hex(Encoding.Unicode.GetBytes("aé")));
        Show(() => Encoding.Unicode.GetString(new byte[] { 0x61, 0, 0x62 }).Length);
        Show(() => Hex(Encoding.UTF8.GetPreamble()) + Hex(new UTF8Encoding(false).GetPreamble()) + Hex(Encoding.Unicode.GetPreamble()));
        Show(() => new UTF8Encoding(false, true).GetString(new byte[] { 0xFF }));
        Show(() => new UTF8Encoding(false, true).GetBytes("\uDC00"));
        Show(() => ReferenceEquals(Encoding.UTF8, Encoding.UTF8));
        Show(() => Encoding.UTF8.Equals(Encoding.Unicode));
        Show(() => Encoding.GetEncoding("utf-16").WebName + Encoding.GetEncoding(20127).WebName + Encoding.Default.CodePage);
        Show(() => Encoding.GetEncoding("nonsense"));
        Show(() => Encoding.UTF8.GetByteCount("aé") + Encoding.UTF8.GetCharCount(new byte[] { 0xC3, 0xA9 }) + Encoding.UTF8.GetMaxByteCount(4));
        Show(() => Encoding.UTF8.TryGetChars(new byte[] { 0x61, 0x62 }, new char[1], out int n) + " " + n);
        Show(() => Encoding.UTF8.GetBytes("abc", new byte[2]));
        Show(() => Hex(Encoding.Convert(Encoding.Unicode, Encoding.UTF8, Encoding.Unicode.GetBytes("é"))));
        Show(() => Ascii.IsValid("abc") + " " + Ascii.IsValid("é") + " " + Ascii.EqualsIgnoreCase("aB", "Ab") + " " + Ascii.Equals("a"u8, "a"));
        Show(() => int.Parse("12"u8) + long.Parse("-5"u8) + byte.Parse("ff"u8, System.Globalization.NumberStyles.HexNumber));
        Show(() => int.TryParse("x"u8, out int n) + " " + n);
        Show(() => { var buffer = new byte[4]; return 255.TryFormat(buffer, out int n, "X4") + " " + Hex(buffer) + n; });
        Show(() => bool.Parse("true".AsSpan()) + " " + bool.TryParse("x".AsSpan(), out _));
        Show(() => char.IsAsciiLetterUpper('A') + " " + char.IsAsciiLetterLower('A') + " " + char.IsAsciiLetterOrDigit('_') + " " + char.IsBetween('c', 'a', 'd'));
        Show(() => Enum.Parse<DayOfWeek>("Friday".AsSpan()) + " " + Enum.TryParse<DayOfWeek>("friday".AsSpan(), true, out var day) + " " + Enum.TryParse(typeof(DayOfWeek), "Xday", out object none));
        Show(() => { var buffer = new char[10]; return Enum.TryFormat(DayOfWeek.Monday, buffer, out int n) + new string(buffer, 0, n); });
        var format = CompositeFormat.Parse("{0,4}-{1:X}-{{");
        Show(() => string.Format(null, format, 1, 255));
        Show(() => format.MinimumArgumentCount + format.Format);
        Show(() => CompositeFormat.Parse("{x}"));
        Show(() => string.Format(null, format, 1));
        Show(() => new StringBuilder().AppendFormat(null, format, 7, 8).ToString());
        Show(() => { Span<char> buffer = stackalloc char[8]; bool fits = buffer.TryWrite($"x={5:D2}|{"a",3}", out int n); return fits + new string(buffer[..n]); });
        Show(() => { Span<char> buffer = stackalloc char[3]; return buffer.TryWrite($"{1234}", out int n) + " " + n; });
        Show(() => { Span<char> buffer = stackalloc char[16]; return string.Create(null, buffer, $"{1}+{2}"); });
        Show(() => new StringBuilder("abcabc").Replace("bc".AsSpan(), "X".AsSpan()).ToString());
        Show(() => { int n = 0; foreach (ReadOnlyMemory<char> chunk in new StringBuilder("abc").GetChunks()) n += chunk.Length; return n; });
        Show(() => { var to = new char[2]; new StringBuilder("abc").CopyTo(1, to.AsSpan(), 2); return new string(to); });
    }

    static void Collections()
    {
        var frozen = new Dictionary<string, int> { ["a"] = 1, ["bc"] = 2 }.ToFrozenDictionary();
        Show(() => frozen.GetAlternateLookup<ReadOnlySpan<char>>()["xbcx".AsSpan(1, 2)]);
        Show(() => frozen.GetAlternateLookup<ReadOnlySpan<char>>()["z"]);
        Show(() => frozen.GetAlternateLookup<ReadOnlySpan<char>>().TryGetValue("a", out int value) + " " + value);
        Show(() => frozen.TryGetAlternateLookup<int>(out _));
        Show(() => ReferenceEquals(frozen.ToFrozenDictionary(), frozen));
        Show(() => FrozenDictionary.Create(new KeyValuePair<int, int>(1, 2), new KeyValuePair<int, int>(1, 3))[1]);
        var set = FrozenSet.Create(StringComparer.OrdinalIgnoreCase, "A", "B", "a");
        Show(() => set.Count + " " + set.Contains("b") + " " + set.TryGetValue("b", out string actual) + actual);
        Show(() => set.GetAlternateLookup<ReadOnlySpan<char>>().Contains("b".AsSpan()));
        Show(() => set.Comparer == StringComparer.OrdinalIgnoreCase);
        Show(() => { var to = new int[3]; FrozenSet.Create(5).CopyTo(to.AsSpan(1)); return to; });
        var queue = new PriorityQueue<string, int>(new[] { ("a", 3), ("b", 1), ("c", 2), ("d", 5), ("e", 4) });
        Show(() => queue.Remove("c", out string removed, out int priority) + removed + priority + queue.Remove("c", out _, out _));
        Show(() => string.Join("", Enumerable.Range(0, queue.Count).Select(_ => queue.Dequeue())));
        Show(() => HashSet<int>.CreateSetComparer().Equals(new HashSet<int> { 1, 2 }, new HashSet<int> { 2, 1 }));
        Show(() => { var to = new int[3]; new HashSet<int> { 1, 2, 3 }.CopyTo(to, 1, 2); return to; });
        var sorted = new SortedList<string, int> { ["b"] = 2, ["a"] = 1 };
        Show(() => sorted.GetKeyAtIndex(0) + sorted.GetValueAtIndex(1));
        Show(() => { sorted.SetValueAtIndex(0, 9); return sorted["a"]; });
        Show(() => sorted.GetKeyAtIndex(5));
        Show(() => new[] { 1, 2 }.AsReadOnly().Count + new Dictionary<int, int> { [1] = 2 }.AsReadOnly()[1]);
        Show(() => { var to = new int[2]; new List<int> { 4, 5 }.CopyTo(to.AsSpan()); return to; });
        Show(() => { var list = new LinkedList<int>(new[] { 1 }); list.First.ValueRef += 5; return list; });
        Show(() => new BitArray(new byte[] { 5 }).Cast<bool>().Count(bit => bit) + " " + new BitArray(new[] { 1 }).Length);
        Show(() => new BitArray(new[] { true, false, true }).LeftShift(1));
        Show(() => new BitArray(new[] { true, false, true }).RightShift(1));
        Show(() => new BitArray(3, true).HasAllSet() + " " + new BitArray(3).HasAnySet());
        var table = new ConditionalWeakTable<object, string>();
        var key = new object();
        Show(() => table.TryAdd(key, "x") + " " + table.TryAdd(key, "y") + table.GetOrAdd(key, "z"));
        Show(() => { table.AddOrUpdate(key, "w"); return table.Remove(key, out string was) + was + table.Remove(key); });
        Show(() => { table.Add(key, "a"); table.Add(key, "b"); return 0; });
        Show(() => table.GetOrAdd(new object(), (k, n) => "v" + n, 3));
        Show(() => new ArraySegment<int>(new[] { 1, 2, 3 }, 1, 3));
        Show(() => { int sum = 0; foreach (int item in new ArraySegment<int>(new[] { 1, 2, 3 }, 1, 2)) sum += item; return sum; });
        Show(() => ArraySegment<int>.Empty == ArraySegment<int>.Empty);
    }

    static void Others()
    {
        Show(() => { var hash = new HashCode(); hash.Add(1); hash.Add("x"); return hash.ToHashCode() == HashCode.Combine(1, "x"); });
        Show(() => HashCode.Combine(1, 2, 3, 4, 5, 6, 7, 8) == HashCode.Combine(1, 2, 3, 4, 5, 6, 7, 8));
        Show(() => { Action two = () => { }; two += () => { }; int n = 0; foreach (Action one in Delegate.EnumerateInvocationList(two)) n++; return n + " " + two.HasSingleTarget; });
        Show(() => Math.BigMul(ulong.MaxValue, 3UL, out ulong low) + " " + low);
        Show(() => Math.BigMul(long.MinValue, 3L, out long low) + " " + low);
        Show(() => Math.BigMul(ulong.MaxValue, ulong.MaxValue));
        Show(() => Math.DivRem((byte)7, (byte)2));
        Show(() => { int[] items = { 1, 2, 3, 4 }; return items.AsSpan(0, 3).Overlaps(items.AsSpan(2), out int at) + " " + at + " " + items.AsSpan(0, 2).Overlaps(items.AsSpan(2)); });
        Show(() => { int[] items = { 1, 2, 3, 4 }; return items.AsSpan(2).Overlaps(items.AsSpan(0, 3), out int at) + " " + at; });
        Show(() => { int[] keys = { 3, 1, 2 }; string[] names = { "c", "a", "b" }; keys.AsSpan().Sort(names.AsSpan(), (x, y) => y - x); return string.Join("", names); });
        Show(() => { char[] text = "banana".ToCharArray(); text.AsSpan().ReplaceAny(SearchValues.Create("an"), 'x'); return new string(text); });
        Show(() => { char[] text = "banana".ToCharArray(); text.AsSpan().ReplaceAnyExcept(SearchValues.Create("an"), '_'); return new string(text); });
        Show(() => "abcd".AsSpan().IndexOf("CD", StringComparer.OrdinalIgnoreCase as IEqualityComparer<char>));
        Show(() => new[] { 1, 2, 3 }.AsSpan() == new[] { 1, 2, 3 }.AsSpan());
        Show(() => "abc".AsMemory().Slice(1).ToString() + new[] { 'x', 'y' }.AsMemory() + new int[3].AsMemory());
        Show(() => MemoryMarshal.TryGetArray<int>(new[] { 1, 2, 3 }.AsMemory(1), out var segment) + " " + segment.Offset + segment.Count);
        Show(() => MemoryMarshal.TryGetString("abc".AsMemory(1), out string text, out int start, out int length) + text + start + length);
        Show(() => MemoryMarshal.ToEnumerable<int>(new[] { 1, 2 }).Sum());
        Show(() => new TaskFactory().ContinueWhenAll(new Task[0], tasks => { }));
        Show(() => new TaskFactory().ContinueWhenAll(new[] { Task.FromResult(1), Task.FromResult(2) }, tasks => tasks.Sum(task => task.Result), TaskContinuationOptions.ExecuteSynchronously).Result);
        Show(() => new TaskFactory<int>().ContinueWhenAny(new Task[] { Task.CompletedTask }, task => 5, CancellationToken.None).Result);
        Show(() => new TaskFactory().ContinueWhenAny(new[] { Task.CompletedTask }, task => { }, TaskContinuationOptions.OnlyOnFaulted));
        Show(() => Task<int>.Factory.FromAsync((int x, AsyncCallback done, object state) => TaskToAsyncResult.Begin(Task.FromResult(x + 1), done, state), result => TaskToAsyncResult.End<int>(result), 4, null).Result);
        Show(() => Task.Factory.FromAsync((done, state) => TaskToAsyncResult.Begin(Task.FromException(new FormatException()), done, state), result => TaskToAsyncResult.End(result), null).Exception.InnerException.GetType().Name);
        Show(() => TaskToAsyncResult.Unwrap(Task.CompletedTask));
        Show(() => { var to = new byte[8]; BinaryPrimitives.WriteInt32BigEndian(to, -2); BinaryPrimitives.WriteUInt16LittleEndian(to.AsSpan(4), 0x1234); return Hex(to); });
        Show(() => BinaryPrimitives.ReadInt32BigEndian(new byte[] { 0xFF, 0xFF, 0xFF, 0xFE }) + BinaryPrimitives.ReadInt16LittleEndian(new byte[] { 1, 2 }));
        Show(() => BinaryPrimitives.ReadDoubleBigEndian(new byte[] { 0x3F, 0xF8, 0, 0, 0, 0, 0, 0 }) + BinaryPrimitives.ReadSingleLittleEndian(new byte[] { 0, 0, 0x80, 0x3F }));
        Show(() => BinaryPrimitives.TryReadUInt64BigEndian(new byte[7], out ulong read) + " " + read + BinaryPrimitives.TryWriteInt64LittleEndian(new byte[7], 1));
        Show(() => BinaryPrimitives.ReadInt64LittleEndian(new byte[7]));
        Show(() => BinaryPrimitives.ReverseEndianness(1) + " " + BinaryPrimitives.ReverseEndianness((short)0x0180) + " " + BinaryPrimitives.ReverseEndianness(1L));
        Show(() => { var (x, y) = Tuple.Create(1, "a"); return x + y + Tuple.Create(1, 2).ToValueTuple() + (3, 4, 5).ToTuple(); });
        Show(() => { var handle = GCHandle.Alloc("x"); object target = handle.Target; handle.Free(); return target + " " + handle.IsAllocated; });
        Show(() => default(GCHandle).Target);
        Show(() => Guid.CreateVersion7().Version);
        IImmutableList<int> list = ImmutableList.Create(1, 2, 3, 2);
        Show(() => list.Remove(2).Insert(0, 9).Replace(3, 4));
        Show(() => list.IndexOf(2) + list.LastIndexOf(2) * 10 + list.IndexOf(2, 2) * 100 + list.LastIndexOf(2, 2) * 1000);
        Show(() => list.Replace(7, 8));
        Show(() => ((IImmutableList<int>)ImmutableArray.Create(1, 2)).Add(3).RemoveAll(item => item == 2));
        IImmutableSet<int> set = ImmutableSortedSet.Create(1, 2);
        Show(() => set.Union(new[] { 3 }).Except(new[] { 1 }));
        Show(() => set.SymmetricExcept(new[] { 2, 5 }).SetEquals(new[] { 1, 5 }) + " " + set.IsSupersetOf(new[] { 2 }) + set.Overlaps(new[] { 7 }));
        IImmutableDictionary<string, int> map = ImmutableSortedDictionary<string, int>.Empty;
        Show(() => map.AddRange(new[] { KeyValuePair.Create("a", 2) }).SetItems(new[] { KeyValuePair.Create("a", 3) })["a"]);
        Show(() => map.Add("a", 1).Contains(KeyValuePair.Create("a", 1)) + " " + map.Add("a", 1).TryGetKey("a", out string key) + key);
        Show(() => Three() == new ValueTask<int>(3));
        Show(() => Nothing() == default);
    }

    static async ValueTask<int> Three() => 3;
    static async ValueTask Nothing() => await Task.CompletedTask;

    static void Main()
    {
        Times();
        Texts();
        Collections();
        Others();
    }
}
