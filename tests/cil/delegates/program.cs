using System;
delegate int Op(int a, int b); delegate void Act(); delegate T Gen<T>(T x); delegate object Cov(string s);
class P { int n; int Inst(int a, int b) { return n + a + b; } static int Add(int a, int b) { return a + b; } virtual_ v = new virtual_(); static string Con(object o) { return "con" + o; }
  class virtual_ { public virtual int M(int a, int b) { return -1; } } class over : virtual_ { public override int M(int a, int b) { return a * 100 + b; } } struct St { public int K; public int M(int a, int b) { K++; return K + a + b; } }
  static event Action<string> Ev; static int Apply(Op o, int a, int b) { return o(a, b); }
  static void Main() {
    Op o = Add; Console.WriteLine(o(1, 2)); P p = new P { n = 10 }; o = p.Inst; Console.WriteLine(o(1, 2)); virtual_ v = new over(); o = v.M; Console.WriteLine(o(1, 2)); St st = new St(); o = st.M; Console.WriteLine(o(1, 2)); Console.WriteLine(o(1, 2)); Console.WriteLine(st.K);
    int cap = 5; o = (a, b) => a * b + cap; cap = 6; Console.WriteLine(o(2, 3)); Console.WriteLine(Apply((a, b) => a - b, 9, 4)); Act m = () => Console.WriteLine("one"); m += () => Console.WriteLine("two"); Act three = () => Console.WriteLine("three"); m += three; m(); m -= three; m(); Console.WriteLine(m.GetInvocationList().Length); m = null; m += three; m(); m -= three; Console.WriteLine(m == null);
    Gen<string> g = x => x + x; Console.WriteLine(g("ab")); Cov c = Con; Console.WriteLine(c("x")); Func<int, Func<int, int>> curry = a => b => a + b; Console.WriteLine(curry(3)(4)); Op multi = (a, b) => 1; multi += (a, b) => 2; Console.WriteLine(multi(0, 0)); Ev += s => Console.WriteLine("ev " + s); Ev += s => Console.WriteLine("ev2 " + s); Ev("hi");
    Op e1 = Add, e2 = Add; Console.WriteLine(e1 == e2); Console.WriteLine(e1.Equals(o)); Action<int>[] acts = new Action<int>[3]; for (int i = 0; i < 3; i++) { int k = i; acts[i] = x => Console.WriteLine(k * x); } foreach (var a in acts) a(10); Func<long, int, double> ff = (l, i) => l + i / 2.0; Console.WriteLine(ff(1, 3)); Op nul = null; try { nul(1, 2); } catch (NullReferenceException) { Console.WriteLine("nre"); } Console.WriteLine(nul?.Invoke(1, 1) ?? -5);
    Comparison<int> cmp = (a, b) => b - a; int[] arr = { 1, 3, 2 }; Array.Sort(arr, cmp); Console.WriteLine(arr[0]); Func<string> ext = "abc".Trim; Console.WriteLine(ext()); Predicate<int> pr = x => x > 1; Console.WriteLine(Array.FindAll(arr, pr).Length);
  }
}
