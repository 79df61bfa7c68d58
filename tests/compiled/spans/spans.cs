using System;
using System.Linq;
using System.Runtime.CompilerServices;
int[] a = { 1, 2, 3, 4, 5, 6 };
Console.WriteLine(a[^1] + " " + a[^2] + " " + a[1..3].Length + " " + string.Join(",", a[2..]) + " " + string.Join(",", a[..^4]) + " " + "hello"[1..^1] + " " + "hello"[^1]);
Span<int> s = a; s[0] = 10; s[1..3].Fill(7); Console.WriteLine(string.Join(",", a)); s[3..].Reverse(); Console.WriteLine(string.Join(",", a)); Console.WriteLine(s.IndexOf(7) + " " + s.Contains(99) + " " + s[..2].SequenceEqual(new[] { 10, 7 }) + " " + s.Length);
Span<byte> st = stackalloc byte[8]; for (int i = 0; i < st.Length; i++) st[i] = (byte)(i * i); int sum = 0; foreach (ref byte b in st) { b++; sum += b; } Console.WriteLine(sum);
ReadOnlySpan<char> cs = "  trim me  ".AsSpan().Trim(); Console.WriteLine(cs.ToString() + cs.Length + cs[0]); Console.WriteLine(int.Parse("123".AsSpan()) + 1);
ref int m = ref Max(a); m = 100; Console.WriteLine(string.Join(",", a)); ref readonly int rr = ref a[0]; Console.WriteLine(rr);
try { _ = s[99]; } catch (IndexOutOfRangeException) { Console.WriteLine("range"); } try { _ = s[4..2].Length; } catch (ArgumentOutOfRangeException) { Console.WriteLine("slice"); }
Index ix = ^2; Range rg = 1..^1; Console.WriteLine(ix + " " + rg + " " + ix.GetOffset(10) + " " + rg.GetOffsetAndLength(10)); Console.WriteLine(a[ix]);
var rs = new RefHolder(ref a[1]); rs.Value += 5; Console.WriteLine(a[1]); Buf buf = default; for (int i = 0; i < 4; i++) buf[i] = i * 3; int t = 0; foreach (var x in (ReadOnlySpan<int>)buf) t += x; Console.WriteLine(t + " " + buf[2]); Span<int> bs = buf; bs[0] = 50; Console.WriteLine(buf[0]);
int[] coll = [1, 2, .. a[..2], 9]; Console.WriteLine(string.Join(",", coll)); Span<string> ss = ["x", "y"]; Console.WriteLine(ss[1]); System.Collections.Generic.List<int> li = [.. coll, 0]; Console.WriteLine(li.Count); ReadOnlySpan<int> ros = [5, 6, 7]; Console.WriteLine(ros[2]); System.Collections.Generic.IEnumerable<int> en = [3, 4]; Console.WriteLine(en.Sum()); int[] none = []; Console.WriteLine(none.Length);
Memory<int> mem = a.AsMemory(1, 2); mem.Span[0] = -1; Console.WriteLine(a[1] + " " + mem.Length); Console.WriteLine(Sum(1, 2, 3) + Sum());
unsafe { fixed (int* pp = a) { Console.WriteLine(pp[2] + *(pp + 1)); } int* q = stackalloc int[3] { 1, 2, 3 }; Console.WriteLine(q[0] + q[2]); delegate*<int, int> fp = &Twice; Console.WriteLine(fp(21)); }
return 3;
static int Twice(int x) => x * 2;
static int Sum(params ReadOnlySpan<int> v) { int r = 0; foreach (var x in v) r += x; return r; }
static ref int Max(int[] arr) { int at = 0; for (int i = 1; i < arr.Length; i++) if (arr[i] > arr[at]) at = i; return ref arr[at]; }
ref struct RefHolder { ref int r; public RefHolder(ref int x) { r = ref x; } public int Value { get => r; set => r = value; } }
[InlineArray(4)] struct Buf { int e; }
