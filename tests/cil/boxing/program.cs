using System;
enum E { A, B = 5, C } struct S : IComparable { public int X; public S(int x) { X = x; } public int CompareTo(object o) { return X - ((S)o).X; } public override string ToString() { return "S" + X; } public override bool Equals(object o) { return o is S && ((S)o).X == X; } public override int GetHashCode() { return X; } }
class P {
  static void Main() {
    object o = 5; Console.WriteLine((int)o); Console.WriteLine(o is int); Console.WriteLine(o is long); Console.WriteLine(o.ToString()); Console.WriteLine(o.Equals(5)); Console.WriteLine(o.Equals(5L)); Console.WriteLine(o.GetHashCode());
    try { Console.WriteLine((long)o); } catch (InvalidCastException) { Console.WriteLine("cast"); } try { object n = null; Console.WriteLine((int)n); } catch (NullReferenceException) { Console.WriteLine("nre"); }
    object e = E.B; Console.WriteLine(e); Console.WriteLine((int)e); Console.WriteLine(e is E); Console.WriteLine(e is int); Console.WriteLine(E.C); Console.WriteLine((E)99); Console.WriteLine(E.A.Equals(E.A)); Console.WriteLine(e.GetHashCode());
    IComparable c = new S(3); Console.WriteLine(c.CompareTo(new S(1))); Console.WriteLine(c); object s1 = new S(2), s2 = new S(2); Console.WriteLine(s1 == s2); Console.WriteLine(s1.Equals(s2)); S s = (S)s1; s.X = 9; Console.WriteLine(s1);
    int? q = null; object qb = q; Console.WriteLine(qb == null); q = 4; qb = q; Console.WriteLine(qb is int); Console.WriteLine((int?)qb + 1); Console.WriteLine(q.HasValue); Console.WriteLine(q.GetValueOrDefault()); int? r = (int?)null; Console.WriteLine(r == null); Console.WriteLine(q > 3); Console.WriteLine((q + r).HasValue); Console.WriteLine(r ?? 17);
    object bo = true, ch = 'c', d = 1.5, f = 2.5f, by = (byte)7; Console.WriteLine(bo); Console.WriteLine(ch); Console.WriteLine(d); Console.WriteLine(f); Console.WriteLine(by); Console.WriteLine(by is byte); Console.WriteLine((byte)by + 1); object l = o as string; Console.WriteLine(l == null);
  }
}
