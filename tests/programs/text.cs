// Strings, string builders, characters, formatting, parsing.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

public static class Cases
{
    static void P(object o) { Console.WriteLine(o ?? "null"); }
    static void Try(Action a)
    {
        try { a(); P("no exception"); }
        catch (Exception e) { P(e.GetType().Name); }
    }

    public static void concat()
    {
        P(string.Concat("a", "b")); P(string.Concat("a", null, "c")); P(string.Concat(1, 'x', 2.5));
        P(string.Concat(new[] { "p", "q", "r" })); P(string.Concat(new List<string> { "x", "y" }));
        P(string.Concat<int>(new[] { 1, 2, 3 })); string s = null; s += "z"; s += 1; s += 'c'; s += true; P(s);
        P(string.Concat("a", "b", "c", "d")); P(string.Concat(new object[] { 1, null, "x" })); P((string)null + null == "");
    }
    public static void join()
    {
        P(string.Join(",", "a", "b", "c")); P(string.Join("-", new[] { 1, 2, 3 })); P(string.Join("", new string[0]) == "");
        P(string.Join(", ", new List<string> { "x", "y" })); P(string.Join(null, "a", "b")); P(string.Join("|", "a", null, "b"));
        P(string.Join(",", new[] { "a", "b", "c", "d" }, 1, 2)); P(string.Join(";", new object[] { 1, 'c', "s", null, 2.5 }));
        Try(() => string.Join(",", (string[])null));
    }
    public static void split()
    {
        P(string.Join("|", "a,b,,c".Split(','))); P(string.Join("|", "a,b,,c".Split(new[] { ',' }, StringSplitOptions.RemoveEmptyEntries)));
        P(string.Join("|", "a,b;c".Split(',', ';'))); P(string.Join("|", "a b  c".Split())); P(string.Join("|", "a,b,c".Split(new[] { ',' }, 2)));
        P(string.Join("|", "one--two--three".Split(new[] { "--" }, StringSplitOptions.None)));
        P(string.Join("|", "--one----two".Split(new[] { "--" }, StringSplitOptions.RemoveEmptyEntries))); P("".Split(',').Length);
        P(string.Join("|", "x1y2z".Split("12".ToCharArray()))); P(string.Join("|", "a,b,c,d".Split(new[] { ',' }, 3, StringSplitOptions.None)));
    }
    public static void substring()
    {
        P("hello".Substring(1)); P("hello".Substring(1, 3)); P("hello".Substring(5) == ""); P("hello".Remove(2)); P("hello".Remove(1, 2));
        P("hello".Insert(2, "XX")); Try(() => "abc".Substring(4)); Try(() => "abc".Substring(1, 3)); Try(() => "abc".Substring(-1)); Try(() => "abc".Remove(4));
        Try(() => "abc".Insert(0, null)); P("abc"[1]); Try(() => P("abc"[3]));
    }
    public static void search()
    {
        string s = "the cat sat on the mat";
        P(s.IndexOf("the")); P(s.IndexOf("the", 1)); P(s.IndexOf('t')); P(s.IndexOf('t', 1)); P(s.IndexOf('z')); P(s.LastIndexOf("the")); P(s.LastIndexOf('t'));
        P(s.LastIndexOf('t', 5)); P(s.IndexOfAny(new[] { 'x', 'm', 's' })); P(s.LastIndexOfAny(new[] { 'x', 'c' })); P(s.Contains("sat")); P(s.Contains("dog"));
        P(s.StartsWith("the")); P(s.EndsWith("mat")); P(s.StartsWith("The", StringComparison.OrdinalIgnoreCase)); P(s.IndexOf("CAT", StringComparison.OrdinalIgnoreCase));
        P(s.IndexOf("")); P("".IndexOf("a")); P(s.IndexOf('t', 3, 4)); P(s.IndexOf("at", 6, StringComparison.Ordinal)); P(s.LastIndexOf("at", StringComparison.Ordinal));
        Try(() => s.IndexOf((string)null)); Try(() => s.IndexOf('t', 100)); P(s.IndexOfAny(new[] { 'a' }, 6)); P(s.IndexOfAny(new[] { 'a' }, 0, 3)); P(s.LastIndexOfAny(new[] { 'a' }, 10));
    }
    public static void edit()
    {
        P("  x y ".Trim() + "|"); P("  x ".TrimStart() + "|"); P("  x ".TrimEnd() + "|"); P("xxaxx".Trim('x')); P("xyaxy".Trim('x', 'y')); P("aabb".TrimEnd('b')); P("aabb".TrimStart('a'));
        P("Hello".ToUpper()); P("Hello".ToLower()); P("Hello".ToUpperInvariant()); P("abc".PadLeft(5) + "|"); P("abc".PadRight(5) + "|"); P("7".PadLeft(3, '0')); P("abc".PadLeft(2));
        P("banana".Replace("an", "AN")); P("banana".Replace('a', 'o')); P("aaa".Replace("aa", "b")); P("x".Replace("y", null)); Try(() => "x".Replace("", "y")); P("abc".Replace("b", ""));
        P(new string('z', 3)); P(new string(new[] { 'a', 'b' })); P(new string("hello".ToCharArray(), 1, 3)); P(new string("hello".Reverse().ToArray()));
    }
    public static void compare()
    {
        P(string.CompareOrdinal("a", "b") < 0); P(string.Compare("a", "a")); P(string.Compare("a", "b")); P(string.Compare("b", "a")); P(string.Compare("A", "a", true)); P(string.Compare("a", "B", StringComparison.OrdinalIgnoreCase) < 0);
        P("a".CompareTo("b")); P("a".CompareTo(null)); P("a".Equals("A")); P("a".Equals("A", StringComparison.OrdinalIgnoreCase)); P(string.Equals("x", "x")); P(string.Equals(null, null)); P("a" == "a"); P("a" != "b");
        P(string.IsNullOrEmpty("")); P(string.IsNullOrEmpty(null)); P(string.IsNullOrWhiteSpace(" \t\n")); P(string.IsNullOrWhiteSpace(" x ")); P(ReferenceEquals("lit", "lit")); P(ReferenceEquals(string.Empty, ""));
        string a = "ab"; string b = new string(new[] { 'a', 'b' }); P(a == b); P(ReferenceEquals(a, b)); P(ReferenceEquals(a, string.Intern(b))); P(a.GetHashCode() == b.GetHashCode()); P(StringComparer.Ordinal.Compare("a", "B") > 0);
        P(StringComparer.OrdinalIgnoreCase.Equals("abc", "ABC")); P(string.Compare("abc", 1, "xbc", 1, 2)); P(string.Compare("abc", 0, "ABD", 0, 3, StringComparison.Ordinal) > 0);
    }
    public static void enumerate()
    {
        foreach (char c in "abc") P(c); P("hello".Distinct().Count()); P("hello".Count(c => c == 'l')); P("hello".Length); P(string.Join(",", "bca".OrderBy(c => c))); P("abc".Contains('b')); P("abc".First()); P("abc".Last());
        P("a1b2".Where(char.IsDigit).Count()); P(new string("a1b2".Where(char.IsLetter).ToArray())); P("abc".ToCharArray().Length); P("abcd".ToCharArray(1, 2)[0]); char[] d = new char[4]; "abcd".CopyTo(1, d, 0, 2); P(d[0]); P(d[1]); P("abc".Clone());
    }
    public static void builder_append()
    {
        var b = new StringBuilder(); b.Append(1).Append('x').Append("yz").Append(true).Append(2.5).Append((object)null).Append(3L).Append(new[] { 'q', 'r' }); P(b.ToString()); P(b.Length);
        b.AppendLine(); b.AppendLine("line"); P(b.ToString()); b.Clear(); P(b.Length); b.AppendFormat("{0}-{1:D3}", 1, 2); P(b); b.Append('=', 3); P(b); b.Append("hello", 1, 3); P(b); b.AppendFormat("{0}{1}{2}{3}", 1, 2, 3, 4); P(b);
        var c = new StringBuilder("abc"); P(c); P(new StringBuilder("abc", 10).Capacity >= 10); P(c.Append(new StringBuilder("de"))); P(new StringBuilder("hello", 1, 3, 20));
    }
    public static void builder_edit()
    {
        var b = new StringBuilder("hello world"); b.Insert(5, ","); P(b); b.Remove(0, 2); P(b); b.Replace("l", "L"); P(b); b.Replace('o', '0'); P(b); P(b[0]); b[0] = 'X'; P(b); b.Length = 3; P(b); b.Length = 5; P(b.Length); P((int)b[4]);
        b.Insert(0, 42).Insert(0, 'c').Insert(0, true); P(b.ToString().TrimEnd('\0')); P(b.ToString(0, 4)); Try(() => b.Remove(50, 1)); Try(() => { var x = b[99]; }); P(new StringBuilder("ab").Equals(new StringBuilder("ab")));
        var e = new StringBuilder("aXbX"); e.Replace("X", "YY", 0, 2); P(e); char[] d = new char[3]; new StringBuilder("abcd").CopyTo(1, d, 0, 3); P(new string(d)); P(new StringBuilder("x").Insert(0, "ab", 2));
    }
    public static void format_composite()
    {
        P(string.Format("{0}", 5)); P(string.Format("{0} {1} {0}", "a", "b")); P(string.Format("{0,5}|{0,-5}|", 42)); P(string.Format("{{{0}}}", 1)); P(string.Format("{0:X} {0:x4} {0:D5}", 255)); P(string.Format("{0:0.00}", 3.14159)); P(string.Format("{0,8:F2}|", 3.14159));
        P(string.Format("{0}{1}{2}{3}", 1, 2, 3, 4)); P(string.Format("{0}", (object)null) == ""); Try(() => string.Format("{1}", 1)); Try(() => string.Format("{0", 1)); Try(() => string.Format((string)null, 1)); P(string.Format("no args")); P(string.Format("{0:N0}", 1234567)); P(string.Format("{0:P1}", 0.256)); P(string.Format("{0:E2}", 12345.678));
        P(string.Format("{0:yyyy}", new DateTime(2020, 1, 2))); P(string.Format("{0:000}", 7)); P(string.Format("{0:#,##0}", 1234567)); P(string.Format("{0:0;(0);zero}", -5)); P(string.Format("{0:0;(0);zero}", 0));
    }
    public static void interpolate()
    {
        int a = 3; string s = "x"; double d = 1.5; object n = null; P($"{a}"); P($"{a + 1}{s}"); P($"{a,4}|{a,-4}|"); P($"{d:F3}"); P($"{{literal}} {a:X2}"); P($"{n}|"); P($"{(a > 2 ? "big" : "small")}"); P($"{s.ToUpper()}{s.Length}"); P($@"a\b{a}"); P($"{DayOfWeek.Monday}"); P($"{new[] { 1, 2 }.Length}"); FormattableString f = $"{a}-{s}"; P(f.Format); P(f.ArgumentCount); P(f.ToString());
    }
    public static void int_format()
    {
        P(255.ToString("X")); P(255.ToString("x")); P(255.ToString("X4")); P(42.ToString("D5")); P((-42).ToString("D5")); P(1234567.ToString("N")); P(1234567.ToString("N0")); P((-1).ToString("X")); P(((byte)200).ToString("X2")); P(long.MaxValue.ToString()); P(long.MinValue.ToString()); P(ulong.MaxValue.ToString()); P(int.MinValue.ToString()); P(((short)-5).ToString()); P(((sbyte)-128).ToString("X")); P(12.ToString("F2")); P(12345.ToString("E3")); P(12.ToString("000")); P(12.ToString("G")); P(0.ToString("#")); P(5.ToString("0.0")); P(1234.ToString("C") != ""); P(75.ToString("P0")); Try(() => 5.ToString("Q"));
    }
    public static void double_format()
    {
        P(1.0); P(0.1); P(1.5e10); P(1e20); P(double.NaN); P(double.PositiveInfinity); P(double.NegativeInfinity); P(double.MaxValue.ToString("R")); P(1e-5); P(123456789.123.ToString("F1")); P(1234.5678.ToString("0.##")); P(0.1f); P(100f); P(1.25.ToString("P")); P((-0.5).ToString("0.0")); P(1e14); P(123e-7); P(3.0.ToString("N2")); P(1234567.891.ToString("#,#.#")); P(double.Epsilon > 0); P(100.0.ToString("G3")); P(1e100.ToString("E5"));
    }
    public static void decimal_text()
    {
        P(1.10m); P(1.10m + 2.2m); P(0.1m + 0.2m); P(10m / 3); P(decimal.Round(2.5m)); P(decimal.Round(2.345m, 2)); P(1.0m == 1.00m); P(decimal.MaxValue); P(decimal.Truncate(-2.7m)); P(decimal.Floor(-2.7m)); P(5m % 3m); P((int)3.99m); P(decimal.Parse("12.50")); P(12.5m.ToString("F1")); P(1234.5m.ToString("N2")); Try(() => { var x = decimal.MaxValue; x += 1; }); Try(() => P(1m / (decimal)Zero())); P(Math.Round(2.5m, MidpointRounding.AwayFromZero)); P(decimal.ToInt32(7.9m)); P((decimal)0.1); P(-1.5m);
    }
    static int Zero() { return 0; }
    public static void int_parse()
    {
        P(int.Parse("42")); P(int.Parse(" -7 ")); P(int.Parse("+5")); Try(() => int.Parse("")); Try(() => int.Parse("x")); Try(() => int.Parse(null)); Try(() => int.Parse("99999999999")); Try(() => int.Parse("1.5")); int v; P(int.TryParse("12", out v)); P(v); P(int.TryParse("zz", out v)); P(v); P(int.TryParse(null, out v)); P(int.Parse("FF", System.Globalization.NumberStyles.HexNumber)); P(int.Parse("1,234", System.Globalization.NumberStyles.AllowThousands)); P(long.Parse("-9223372036854775808")); Try(() => uint.Parse("-1")); P(byte.Parse("255")); Try(() => byte.Parse("256")); P(short.Parse("-32768")); P(ulong.Parse("18446744073709551615")); P(sbyte.Parse("-128")); ushort u; P(ushort.TryParse("70000", out u));
    }
    public static void other_parse()
    {
        P(double.Parse("1.5")); P(double.Parse("-1e3")); P(double.Parse("1,000.5")); Try(() => double.Parse("abc")); double d; P(double.TryParse("2.5", out d)); P(d); P(double.TryParse("", out d)); P(bool.Parse("True")); P(bool.Parse(" false ")); Try(() => bool.Parse("yes")); bool b; P(bool.TryParse("TRUE", out b)); P(b); P(char.Parse("x")); Try(() => char.Parse("xy")); P(float.Parse("0.5")); P(Enum.Parse(typeof(DayOfWeek), "Friday")); Try(() => Enum.Parse(typeof(DayOfWeek), "Noday")); DayOfWeek w; P(Enum.TryParse("monday", true, out w)); P(w); P(Enum.TryParse("nope", out w)); P(TimeSpan.Parse("01:02:03")); P(Guid.Parse("00000000-0000-0000-0000-000000000001")); P(double.NaN.Equals(double.Parse("NaN")));
    }
    public static void chars()
    {
        P(char.IsDigit('5')); P(char.IsLetter('x')); P(char.IsLetterOrDigit('_')); P(char.IsUpper('A')); P(char.IsLower('A')); P(char.IsWhiteSpace('\t')); P(char.IsPunctuation('!')); P(char.ToUpper('q')); P(char.ToLower('Q')); P((int)'a'); P((char)98); P('a' + 1); P((char)('a' + 1)); P('x'.CompareTo('y')); P('x'.Equals('x')); P(char.GetNumericValue('7')); P(char.IsSymbol('+')); P(char.IsControl('\n')); P(char.IsSeparator(' ')); P('c'.ToString()); P(char.MaxValue == '\uffff'); P(char.IsNumber('9')); P(char.IsDigit("a1", 1)); P(char.IsUpper("aB", 1)); P(char.ConvertFromUtf32(0x1F600).Length); P(char.IsSurrogate('\ud83d')); P(char.IsHighSurrogate("\ud83d\ude00", 0)); P(char.ConvertToUtf32("\ud83d\ude00", 0)); P((int)char.GetUnicodeCategory('a'));
    }
    public static void convert()
    {
        P(Convert.ToInt32("12")); P(Convert.ToInt32(2.5)); P(Convert.ToInt32(3.5)); P(Convert.ToInt32(true)); P(Convert.ToInt32('a')); P(Convert.ToInt32("FF", 16)); P(Convert.ToInt32("101", 2)); P(Convert.ToString(255, 16)); P(Convert.ToString(5, 2)); P(Convert.ToString(-1, 8)); P(Convert.ToBoolean("true")); P(Convert.ToBoolean(0)); P(Convert.ToDouble("1.5")); P(Convert.ToByte(200)); Try(() => Convert.ToByte(300)); P(Convert.ToChar(65)); P(Convert.ToInt64(1e10)); P(Convert.ToString(null) == null); P(Convert.ToString((object)null)); P(Convert.ToInt32((object)null)); Try(() => Convert.ToInt32("x")); P(Convert.ToDecimal(1.5)); P(Convert.ToSingle("2.5")); P(Convert.ToUInt32(7)); P(Convert.ToBase64String(new byte[] { 1, 2, 3, 4 })); P(Convert.FromBase64String("AQIDBA==").Length); P(Convert.ChangeType("5", typeof(int))); P(Convert.ToInt16(-5)); P(Convert.ToString(3.5)); P(Convert.ToString(true)); P(Convert.ToUInt64("77"));
    }
    public static void encoding()
    {
        byte[] u = Encoding.UTF8.GetBytes("h\u00e9\u20ac"); P(u.Length); P(string.Join(" ", u.Select(x => x.ToString("X2")))); P(Encoding.UTF8.GetString(u) == "h\u00e9\u20ac"); P(Encoding.ASCII.GetString(new byte[] { 72, 105 })); P(Encoding.ASCII.GetBytes("Hi")[1]); P(Encoding.UTF8.GetByteCount("abc")); P(Encoding.Unicode.GetBytes("a").Length); P(BitConverter.ToString(new byte[] { 1, 171 })); P(BitConverter.ToInt32(BitConverter.GetBytes(123456), 0)); P(BitConverter.GetBytes(1.5).Length); P(BitConverter.IsLittleEndian);
    }
    public static void text_io()
    {
        var w = new System.IO.StringWriter(); w.Write("a"); w.Write(1); w.WriteLine("b"); w.WriteLine(); w.Write("{0}-{1}", 1, 2); P(w.ToString().Replace("\n", "/")); var r = new System.IO.StringReader("l1\nl2\r\nl3"); string line; while ((line = r.ReadLine()) != null) P(line); P(new System.IO.StringReader("abc").ReadToEnd()); P((char)new System.IO.StringReader("abc").Read()); P(new System.IO.StringReader("").Read()); P(Environment.NewLine.Length); Console.Write("x"); Console.Write(1); Console.Write('c'); Console.Write(true); Console.Write("{0}|{1}", 1, "z"); Console.WriteLine(); Console.WriteLine("{0} {1} {2} {3}", 1, 2, 3, 4); Console.WriteLine(new[] { 'a', 'b' }); Console.WriteLine((string)null); Console.WriteLine(1.5m); Console.Out.WriteLine("out"); P(Console.In.ReadLine()); P(Console.ReadLine());
    }
    public static void verbatim_escapes() { P("tab\there"); P(@"c:\x"); P("quote\"q"); P("nul\0end".Length); P("\u0041\x42"); P("line1\nline2"); P("multi" + "part" + 1 + 2 + ('a' + 'b')); const string k = "const"; P(k + k.Length); P(nameof(Cases)); P("a" + null + "b"); P($"{"in" + "ner"}"); }
    public static void normalization_order()
    {
        var l = new List<string> { "banana", "Apple", "cherry", "apple" }; l.Sort(StringComparer.Ordinal); P(string.Join(" ", l)); l.Sort(); P(string.Join(" ", l)); l.Sort((x, y) => y.Length - x.Length); P(l[3]); P(string.Join(" ", l.OrderByDescending(x => x, StringComparer.Ordinal))); var s = new SortedSet<string>(StringComparer.OrdinalIgnoreCase) { "b", "A", "a" }; P(string.Join(" ", s)); P("a".CompareTo("A")); P("co-op".CompareTo("coop") != 0); P(string.Compare("a", "A", StringComparison.Ordinal));
    }
}
