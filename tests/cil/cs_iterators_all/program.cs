// Iterators: finally blocks, early exits, nested, recursive, exceptions, generic, infinite.
using System;
using System.Collections;
using System.Collections.Generic;
static class P {
  static IEnumerable<int> Count(int n) { Console.Write("[start]"); try { for (int i = 0; i < n; i++) { Console.Write("<" + i + ">"); yield return i; } } finally { Console.Write("[done]"); } Console.Write("[end]"); }
  static IEnumerable<T> Two<T>(T a, T b) { yield return a; yield return b; yield break; }
  static IEnumerable<int> Tree(int d) { if (d == 0) yield break; foreach (int x in Tree(d - 1)) yield return x; yield return d; foreach (int x in Tree(d - 1)) yield return x; }
  static IEnumerator<string> Raw() { yield return "a"; try { yield return "b"; } finally { Console.Write("(f1)"); try { Console.Write("(f2)"); } finally { Console.Write("(f3)"); } } yield return "c"; }
  static IEnumerable<int> Throws() { yield return 1; throw new Exception("mid"); }
  static IEnumerable<long> Fib() { long a = 0, b = 1; while (true) { yield return a; long t = a + b; a = b; b = t; } }
  static IEnumerable Old() { yield return 1; yield return "two"; yield return null; }
  class Coll { int[] d = { 3, 1, 2 }; public IEnumerator<int> GetEnumerator() { for (int i = d.Length - 1; i >= 0; i--) yield return d[i]; } public IEnumerable<int> this[int from] { get { for (int i = from; i < d.Length; i++) yield return d[i]; } } }
  struct Ranged { public int From, To; public Enumerator GetEnumerator() { return new Enumerator { cur = From - 1, to = To }; } public struct Enumerator { internal int cur, to; public bool MoveNext() { return ++cur < to; } public int Current { get { return cur; } } } }
  static IEnumerable<int> Locks(object o) { lock (o) { yield return 1; yield return 2; } }
  static IEnumerable<int> Params(int a, int b) { a++; yield return a; b += a; yield return b; }
  static void Main() {
    foreach (int x in Count(3)) Console.Write(x + " "); Console.WriteLine(); foreach (int x in Count(5)) { if (x == 2) break; Console.Write(x + " "); } Console.WriteLine();
    try { foreach (int x in Count(5)) { if (x == 1) throw new Exception("out"); } } catch (Exception e) { Console.WriteLine(e.Message); }
    var en = Count(2); foreach (var x in en) foreach (var y in en) Console.Write(x + "" + y + " "); Console.WriteLine();
    foreach (var s in Two("p", "q")) Console.Write(s); foreach (var s in Two(1.5, 2)) Console.Write(s); Console.WriteLine(); foreach (int x in Tree(4)) Console.Write(x); Console.WriteLine();
    var r = Raw(); r.MoveNext(); Console.Write(r.Current); r.MoveNext(); Console.Write(r.Current); r.Dispose(); Console.WriteLine(r.MoveNext()); r = Raw(); while (r.MoveNext()) Console.Write(r.Current); Console.WriteLine();
    try { foreach (int x in Throws()) Console.Write(x); } catch (Exception e) { Console.WriteLine(e.Message); } var te = Throws().GetEnumerator(); te.MoveNext(); try { te.MoveNext(); } catch { } Console.WriteLine(te.MoveNext());
    int n = 0; foreach (long x in Fib()) { if (n++ > 50) break; if (n % 10 == 0) Console.Write(x + " "); } Console.WriteLine(); foreach (object o in Old()) Console.Write((o ?? "null") + " "); Console.WriteLine();
    foreach (int x in new Coll()) Console.Write(x); foreach (int x in new Coll()[1]) Console.Write(x); foreach (int x in new Ranged { From = 2, To = 6 }) Console.Write(x); Console.WriteLine();
    object lk = new object(); foreach (int x in Locks(lk)) Console.Write(x + "" + System.Threading.Monitor.IsEntered(lk)); Console.WriteLine(System.Threading.Monitor.IsEntered(lk));
    var pa = Params(1, 10); foreach (int x in pa) Console.Write(x + " "); foreach (int x in pa) Console.Write(x + " "); Console.WriteLine(); try { ((IEnumerator)Raw()).Reset(); } catch (NotSupportedException) { Console.WriteLine("no reset"); }
    foreach (char ch in "chars") Console.Write((int)ch + " "); foreach (var a in new int[,] { { 1, 2 }, { 3, 4 } }) Console.Write(a); foreach (var p in new Dictionary<string, int> { { "k", 1 } }) Console.WriteLine(p.Key + p.Value);
  }
}
