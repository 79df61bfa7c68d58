using System; using System.Collections.Generic;
interface I1 { string M(); } interface I2 { string M(); int Q { get; set; } } interface I3 : I1 { string N(); } interface IG<T> { T Get(T x); }
class A : I1, I2 { public string M() { return "A.M"; } string I2.M() { return "I2.M"; } public int Q { get; set; } }
class B : A, I1 { public new string M() { return "B.M"; } } class C : A { public new virtual string M() { return "C.M"; } }
class D : I3 { public virtual string M() { return "D.M"; } public string N() { return "D.N"; } } class E : D { public override string M() { return "E.M"; } } class F : D, I1 { string I1.M() { return "F.I1.M"; } }
class G : IG<int>, IG<string> { public int Get(int x) { return x + 1; } public string Get(string x) { return x + "!"; } } struct S : I1, IG<S> { public int V; public string M() { V++; return "S" + V; } public S Get(S x) { x.V += V; return x; } }
abstract class H : I1 { public abstract string M(); } class J : H { public override string M() { return "J"; } }
class P { static string Call<T>(T x) where T : I1 { return x.M(); } static string CallI(I1 x) { return x.M(); }
  static void Main() {
    A a = new A(); Console.WriteLine(((I1)a).M()); Console.WriteLine(((I2)a).M()); ((I2)a).Q = 4; Console.WriteLine(a.Q); Console.WriteLine(CallI(new B())); Console.WriteLine(((I2)new B()).M()); Console.WriteLine(CallI(new C())); Console.WriteLine(CallI(new D())); Console.WriteLine(CallI(new E())); Console.WriteLine(CallI(new F())); Console.WriteLine(((I3)new E()).N()); Console.WriteLine(CallI(new J()));
    G g = new G(); Console.WriteLine(((IG<int>)g).Get(1)); Console.WriteLine(((IG<string>)g).Get("s")); S s = new S(); Console.WriteLine(s.M()); Console.WriteLine(Call(s)); Console.WriteLine(s.V); I1 b = s; b.M(); Console.WriteLine(b.M()); Console.WriteLine(s.V); Console.WriteLine(((IG<S>)s).Get(s).V); object o = a; Console.WriteLine(o is I2); Console.WriteLine(o is I3); Console.WriteLine((o as I1).M());
    IEnumerable<object> e = new List<string> { "cov" }; foreach (object x in e) Console.WriteLine(x); IComparer<string> cmp = new Cmp(); Console.WriteLine(cmp.Compare("aa", "b")); Action<string> act = new Action<object>(x => Console.WriteLine(x)); act("contra");
  }
} class Cmp : IComparer<object> { public int Compare(object a, object b) { return a.ToString().Length - b.ToString().Length; } }
