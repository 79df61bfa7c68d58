// Spans of text: parts, lines, searches.
using System.Linq;
using System.Text;
using System;

Console.WriteLine(Encoding.UTF8.GetByteCount("héllo€"));
Span<byte> buf = stackalloc byte[20];
int n = Encoding.UTF8.GetBytes("héllo€".AsSpan(), buf);
Console.WriteLine(n + " " + Encoding.UTF8.GetString(buf[..n]));
Console.WriteLine(string.Create(5, 3, (s, k) => { for (int i = 0; i < s.Length; i++) s[i] = (char)('a' + k + i); }));
Console.WriteLine(int.Parse("12 ".AsSpan()));
Console.WriteLine("a,b,,c".Split(',', StringSplitOptions.RemoveEmptyEntries).Length);
ReadOnlySpan<byte> u = "abc"u8;
Console.WriteLine(u.Length + " " + u[0]);
Console.WriteLine(Encoding.ASCII.GetString(u));
Span<char> c = stackalloc char[10];
5.TryFormat(c, out int w);
Console.WriteLine(w);
foreach (var r in "a,b".AsSpan().Split(',')) Console.WriteLine(r);
Console.WriteLine("  x ".AsSpan().Trim().ToString());
Console.WriteLine("abcabc".AsSpan().Count('a'));
Console.WriteLine("abc".AsSpan().IndexOfAny("xc"));
Console.WriteLine("hello".AsSpan().ContainsAny('x', 'l'));
Console.WriteLine(MemoryExtensions.Equals("A", "a", StringComparison.OrdinalIgnoreCase));
foreach (var line in "a\nb".AsSpan().EnumerateLines()) Console.WriteLine(line.ToString());
