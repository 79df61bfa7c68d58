// Switches over strings, longs, enums, chars, types and nested; goto case; patterns.
using System;
enum Big : long { A = -1, B = 5000000000, C = 3 } enum Small : byte { X, Y = 200, Z }
static class P {
  static string Str(string s) { switch (s) { case "a": return "1"; case "b": case "c": return "2"; case null: return "null"; case "": return "empty"; case "dd": goto case "a"; case "e": goto default; case "f": return "3"; case "g": return "4"; case "h": return "5"; default: return "?"; } }
  static int Long(long l) { switch (l) { case 0: return 1; case long.MaxValue: return 2; case long.MinValue: return 3; case 1L << 40: return 4; default: return 0; } }
  static int Ulong(ulong l) { switch (l) { case ulong.MaxValue: return 1; case 1UL << 63: return 2; } return 0; }
  static string En(Big b) { switch (b) { case Big.A: return "A"; case Big.B: return "B"; default: return b.ToString(); } }
  static string Sm(Small b) { switch (b) { case Small.X: return "x"; case Small.Y: return "y"; case (Small)255: return "last"; default: return "other" + b; } }
  static int Ch(char c) { switch (c) { case 'a': case 'e': case 'i': case 'o': case 'u': return 1; case '\0': return 2; case '\uffff': return 3; default: return 0; } }
  static int Sb(sbyte v) { switch (v) { case -128: return 1; case -1: return 2; case 127: return 3; } return 0; }
  static string Ty(object o) { if (o is int i && i > 5) return "big" + i; if (o is string s) return "s" + s.Length; if (o == null) return "nul"; if (o is Exception e) return e.Message; return o.GetType().Name; }
  static int Dense(int i) { switch (i) { case 10: return 0; case 11: return 1; case 12: return 2; case 13: return 3; case 100: return 4; case 101: return 5; case -5: return 6; case int.MinValue: return 7; case int.MaxValue: return 8; default: return -1; } }
  static int Loop() { int n = 0; for (int i = 0; i < 10; i++) { switch (i % 3) { case 0: continue; case 1: n += i; break; default: if (i > 6) goto done; n += 100; break; } n++; } done: return n; }
  static string Bool(bool? b) { switch (b) { case true: return "t"; case false: return "f"; default: return "n"; } }
  static void Main() {
    foreach (var s in new[] { "a", "b", "c", null, "", "dd", "e", "f", "g", "h", "A", "aa" }) Console.Write(Str(s) + " "); Console.WriteLine();
    foreach (var l in new[] { 0, long.MaxValue, long.MinValue, 1L << 40, 1, -1, 1L << 32 }) Console.Write(Long(l)); foreach (var l in new[] { ulong.MaxValue, 1UL << 63, 0UL }) Console.Write(Ulong(l)); Console.WriteLine();
    foreach (var b in new[] { Big.A, Big.B, Big.C, (Big)7, (Big)(-2) }) Console.Write(En(b) + " "); foreach (var b in new[] { Small.X, Small.Y, Small.Z, (Small)255, (Small)9 }) Console.Write(Sm(b) + " "); Console.WriteLine();
    foreach (var c in "abu\0\uffff") Console.Write(Ch(c)); foreach (var v in new sbyte[] { -128, -1, 0, 127 }) Console.Write(Sb(v)); Console.WriteLine();
    foreach (var o in new object[] { 7, 3, -3, "str", 2.5, new[] { 9 }, new int[0], null, new Exception("ex"), 'c', 5L }) Console.Write(Ty(o) + " "); Console.WriteLine();
    foreach (var i in new[] { 9, 10, 11, 12, 13, 14, 99, 100, 101, 102, -5, -4, int.MinValue, int.MaxValue }) Console.Write(Dense(i) + " "); Console.WriteLine(Loop() + Bool(true) + Bool(false) + Bool(null));
  }
}
