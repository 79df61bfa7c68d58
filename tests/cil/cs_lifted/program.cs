// Operators on nullable values.
using System;
struct V { public int N; public V(int n) { N = n; }
  public static V operator +(V a, V b) { return new V(a.N + b.N); }
  public static bool operator ==(V a, V b) { return a.N == b.N; }
  public static bool operator !=(V a, V b) { return a.N != b.N; }
  public static bool operator <(V a, V b) { return a.N < b.N; }
  public static bool operator >(V a, V b) { return a.N > b.N; }
  public static V operator -(V a) { return new V(-a.N); }
  public static implicit operator V(int n) { return new V(n); }
  public static explicit operator int(V v) { return v.N; }
  public override string ToString() { return "V" + N; } public override bool Equals(object o) { return o is V && ((V)o).N == N; } public override int GetHashCode() { return N; } }
static class P {
  static string S(object o) { return o == null ? "null" : o.ToString(); }
  static void Main() {
    int?[] all = { null, 0, 1, -5, int.MaxValue };
    foreach (int? a in all) foreach (int? b in all) {
      Console.WriteLine(S(a + b) + " " + S(a - b) + " " + S(a * b) + " " + S(a & b) + " " + S(a | b) + " " + S(a ^ b) + " " + (a == b) + " " + (a != b) + " " + (a < b) + " " + (a <= b) + " " + (a > b) + " " + (a >= b) + " " + S(a ?? b) + " " + S(-a) + " " + S(~a) + " " + S(a << 3));
      try { Console.WriteLine(S(a / b)); } catch (DivideByZeroException) { Console.WriteLine("zero"); }
      try { Console.WriteLine(S(checked(a + b))); } catch (OverflowException) { Console.WriteLine("over"); } }
    bool?[] bs = { null, true, false };
    foreach (bool? a in bs) foreach (bool? b in bs) Console.WriteLine(S(a & b) + " " + S(a | b) + " " + S(a ^ b) + " " + S(!a) + " " + (a == b));
    double? d = null; Console.WriteLine(S(d + 1) + " " + (d < 1) + " " + (d == double.NaN)); d = double.NaN; Console.WriteLine(S(d + 1) + " " + (d == d) + " " + (d != d));
    V? v = new V(3), w = null; Console.WriteLine(S(v + v) + " " + S(v + w) + " " + (v == w) + " " + (v != w) + " " + (w == null) + " " + (v < w) + " " + S(-v) + " " + S(-w) + " " + S((int?)v) + " " + S((int?)w));
    int? n = 5; n++; n += 2; n <<= 1; Console.WriteLine(n.Value + " " + n.GetValueOrDefault() + " " + n.HasValue); n = null; n++; Console.WriteLine(S(n) + n.GetValueOrDefault(7));
    long? wide = n; Console.WriteLine(S(wide)); n = 9; wide = n; Console.WriteLine(S(wide)); try { int bad = (int)(int?)null; } catch (InvalidOperationException) { Console.WriteLine("invalid"); }
    object o = n; Console.WriteLine(o is int); Console.WriteLine(o is int?); Console.WriteLine(o is long); Console.WriteLine(S(o as int?)); Console.WriteLine(S(o as long?)); Console.WriteLine(n.Equals(9) + " " + n.Equals(null) + " " + n.GetHashCode() + " " + n.ToString());
    Console.WriteLine(Nullable.Compare(n, null) + " " + Nullable.Equals(n, 9) + " " + Nullable.GetUnderlyingType(typeof(int?)) + " " + typeof(int?).IsGenericType);
    char? c = 'a'; c++; Console.WriteLine(c); DayOfWeek? day = DayOfWeek.Monday; day++; Console.WriteLine(day + " " + (day == DayOfWeek.Tuesday)); decimal? m = 1.5m; Console.WriteLine(S(m * 2)); string s = null; Console.WriteLine(s?.Length == null); Console.WriteLine(S("abc"?.Length)); int[] arr = null; Console.WriteLine(S(arr?[0]));
  }
}
