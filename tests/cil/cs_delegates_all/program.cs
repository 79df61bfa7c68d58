// Delegates: static, closed, open, covariant, combined, removed, throwing, compared.
using System;
using System.Collections.Generic;
delegate int Op(int a); delegate object Make(); delegate void Take(string s); delegate void RefD(ref int x, out int y); delegate T Gen<T>(T t);
class C { public int K; public int Add(int a) { return a + K; } public virtual int V(int a) { return a; } public static int Twice(int a) { return a * 2; } public string Str() { return "s" + K; } public void TakeObj(object o) { Console.WriteLine("obj " + o); } }
class D : C { public override int V(int a) { return -a; } public int Base(int a) { Func<int, int> f = base.V; return f(a); } }
struct S { public int N; public int Bump() { return ++N; } }
static class Ext { public static int Len(this string s) { return s == null ? -1 : s.Length; } public static int Plus(this C c, int a) { return c == null ? a : c.K + a; } }
static class P {
  static int count; static int Log(int a) { Console.Write("log" + a + " "); return ++count; } static int Throw(int a) { throw new Exception("t" + a); }
  static T Id<T>(T t) { return t; }
  static void Main() {
    var c = new C { K = 10 }; Op op = c.Add; Console.WriteLine(op(5)); op = C.Twice; Console.WriteLine(op(5)); op = new D().V; Console.WriteLine(op(5)); Console.WriteLine(new D().Base(5));
    Op multi = Log; multi += c.Add; multi += Log; Console.WriteLine(multi(1)); Console.WriteLine(multi.GetInvocationList().Length); multi -= Log; Console.WriteLine(multi(2)); multi -= c.Add; Console.WriteLine(multi(3)); multi -= Log; Console.WriteLine(multi == null);
    Op a = Log, b = c.Add; Op ab = a + b, abab = ab + ab; Console.WriteLine((abab - ab).GetInvocationList().Length + " " + (abab - b).GetInvocationList().Length + " " + ((abab - (b + a)).GetInvocationList().Length) + " " + (ab - abab == ab) + " " + (ab == a + b) + " " + (ab != b + a) + " " + ab.Equals(a + b) + " " + (ab.GetHashCode() == (a + b).GetHashCode()));
    Op th = Log; th += Throw; th += Log; count = 0; try { th(7); } catch (Exception e) { Console.WriteLine(e.Message + " " + count); }
    Make mk = c.Str; Console.WriteLine(mk()); Take tk = c.TakeObj; tk("x"); Func<object> fo = c.Str; Console.WriteLine(fo()); Action<string> ao = new Action<object>(c.TakeObj); ao("y");
    IEnumerable<Func<object>> fs = new Func<string>[] { c.Str }; foreach (var f in fs) Console.WriteLine(f());
    S s = new S { N = 3 }; Func<int> bump = s.Bump; Console.WriteLine(bump() + " " + bump() + " " + s.N);
    Func<int> len = "hello".Len; Console.WriteLine(len()); len = ((string)null).Len; Console.WriteLine(len()); Func<int, int> plus = c.Plus; Console.WriteLine(plus(1)); plus = ((C)null).Plus; Console.WriteLine(plus(1));
    RefD rd = delegate (ref int x, out int y) { y = x; x++; }; int p = 5, q; rd(ref p, out q); Console.WriteLine(p + " " + q);
    Gen<string> gs = Id; Console.WriteLine(gs("g")); Gen<int> gi = Id<int>; Console.WriteLine(gi(4));
    Console.WriteLine(op.Target == null ? "static" : op.Target.GetType().Name); Console.WriteLine(new Op(c.Add).Target == c); Console.WriteLine(new Op(c.Add) == new Op(c.Add)); Console.WriteLine(new Op(c.Add) == new Op(new C().Add)); Console.WriteLine(new Op(C.Twice) == new Op(C.Twice)); Console.WriteLine((object)new Op(C.Twice) == (object)new Op(C.Twice));
    try { Op n = null; n(1); } catch (NullReferenceException) { Console.WriteLine("null"); } try { C nc = null; Op n = nc.Add; } catch (NullReferenceException) { Console.WriteLine("null2"); } catch (ArgumentException) { Console.WriteLine("arg"); }
    Console.WriteLine(Delegate.Combine(null, a) == (Delegate)a); Console.WriteLine(Delegate.Remove(a, a) == null); Console.WriteLine(Delegate.Remove(a, b) == (Delegate)a);
    try { Delegate.Combine(a, new Make(c.Str)); } catch (ArgumentException) { Console.WriteLine("mismatch"); }
    var acts = new List<Action>(); for (int i = 0; i < 3; i++) { int j = i; acts.Add(() => Console.Write(i + ":" + j++ + " ")); acts.Add(() => Console.Write(j + " ")); } foreach (var x in acts) x(); foreach (var x in acts) x(); Console.WriteLine();
    Func<int, Func<int, int>> curry = x => y => x * y; Console.WriteLine(curry(6)(7)); Func<int, int> fact = null; fact = n => n < 2 ? 1 : n * fact(n - 1); Console.WriteLine(fact(10)); Console.WriteLine(op.Method.Name + " " + ((Func<int>)s.Bump).Method.Name);
  }
}
