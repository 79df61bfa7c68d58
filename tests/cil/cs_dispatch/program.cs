// Interface dispatch: explicit, re-implemented, inherited, hidden, diamond, generic.
using System;
interface I { string M(); string N(); } interface J : I { string O(); } interface K : I { new string M(); } interface G<T> { string M(T t); } interface CV<out T> { T Get(); } interface CN<in T> { string Put(T t); }
class A : I { public string M() { return "A.M"; } public virtual string N() { return "A.N"; } }
class B : A { public new string M() { return "B.M"; } public override string N() { return "B.N"; } }
class C : A, I { public new string M() { return "C.M"; } string I.N() { return "C.I.N"; } public override string N() { return "C.N"; } }
class D : C { public new virtual string N() { return "D.N"; } } class E : D { public override string N() { return "E.N"; } }
class F : J, K { string I.M() { return "I.M"; } string K.M() { return "K.M"; } public string M() { return "F.M"; } public string N() { return "F.N"; } public string O() { return "F.O"; } }
class Abs : I { string I.M() { return Inner(); } protected virtual string Inner() { return "Abs"; } public string N() { return "AbsN"; } } class Conc : Abs { protected override string Inner() { return "Conc"; } }
class Gen : G<int>, G<string>, G<object> { public string M(int t) { return "int"; } public string M(string t) { return "string"; } string G<object>.M(object t) { return "object"; } }
class Gen2<T> : G<T>, G<T[]> { public virtual string M(T t) { return typeof(T).Name; } public virtual string M(T[] t) { return typeof(T).Name + "[]"; } } class Gen3 : Gen2<int> { public override string M(int t) { return "own"; } }
class Str : CV<string>, CN<object> { public string Get() { return "str"; } public string Put(object o) { return "put " + o; } }
class Animal { public virtual Animal Clone() { return new Animal(); } public virtual string Name { get { return "animal"; } } } class Dog : Animal { public sealed override Animal Clone() { return new Dog(); } public override string Name { get { return "dog" + base.Name; } } } class Puppy : Dog { public new string Name { get { return "puppy"; } } }
abstract class Shape { public abstract double Area(); public override string ToString() { return GetType().Name + Area(); } } class Sq : Shape { double s; public Sq(double s) { this.s = s; } public override double Area() { return s * s; } }
struct St : I, IComparable<St>, IEquatable<St> { public int V; public string M() { V++; return "St" + V; } public string N() { return "StN"; } public int CompareTo(St o) { return V.CompareTo(o.V); } public bool Equals(St o) { return V == o.V; } }
static class P {
  static void Show(I i) { Console.WriteLine(i.GetType().Name + " " + i.M() + " " + i.N()); }
  static string Call<T>(T t) where T : I { return t.M() + t.M(); }
  static void Main() {
    Show(new A()); Show(new B()); Show(new C()); Show(new D()); Show(new E()); Show(new F()); Show(new Abs()); Show(new Conc()); Show(new St());
    A a = new D(); Console.WriteLine(a.M() + a.N() + ((D)a).N() + ((C)a).M()); a = new E(); Console.WriteLine(a.N() + ((D)a).N());
    var f = new F(); Console.WriteLine(f.M() + ((K)f).M() + ((I)f).M() + ((J)f).M() + ((J)f).O());
    var g = new Gen(); Console.WriteLine(g.M(1) + g.M("") + ((G<object>)g).M(1) + ((G<int>)g).M(1) + ((G<string>)g).M(""));
    G<int> g2 = new Gen3(); Console.WriteLine(g2.M(1) + ((G<int[]>)g2).M(null) + new Gen2<string>().M("") + new Gen2<string>().M(new string[0]));
    CV<object> cv = new Str(); Console.WriteLine(cv.Get()); CN<string> cn = new Str(); Console.WriteLine(cn.Put("x")); Console.WriteLine((object)new Str() is CV<IComparable>); Console.WriteLine((object)new Str() is CN<int>);
    Animal an = new Puppy(); Console.WriteLine(an.Name + an.Clone().Name + ((Puppy)an).Name); Console.WriteLine(new Sq(3));
    St s = new St(); Console.WriteLine(Call(s) + s.V); I bs = s; Console.WriteLine(Call(bs) + bs.M() + s.M() + ((St)bs).V); Console.WriteLine(s.CompareTo(new St()) + " " + s.Equals(new St { V = 1 }));
    object o = 5; Console.WriteLine(o is IComparable); Console.WriteLine(o is IComparable<int>); Console.WriteLine(o is IComparable<long>); Console.WriteLine(o is IFormattable); Console.WriteLine(o is IConvertible); Console.WriteLine(new int[0] is System.Collections.IList); Console.WriteLine((object)new string[0] is System.Collections.Generic.IList<object>); Console.WriteLine((object)new int[0] is System.Collections.Generic.IList<uint>);
  }
}
