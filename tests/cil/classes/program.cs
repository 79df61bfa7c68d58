using System;
abstract class A { protected int v; public A(int v) { this.v = v; Init(); } protected virtual void Init() { Console.WriteLine("A.Init " + v); } public abstract string Name(); public virtual string Hi() { return "A" + Name(); } public override string ToString() { return "A:" + Name(); } public int V { get { return v; } set { v = value; } } }
class B : A { public B() : base(1) { } protected override void Init() { base.Init(); Console.WriteLine("B.Init"); } public override string Name() { return "B"; } public new string Hi() { return "newB"; } }
class C : B { string x = "field"; public override string Name() { return "C" + x + base.Name(); } public sealed override string ToString() { return "C!" + base.ToString(); } }
class D : B { public new virtual string Hi() { return "D.Hi"; } } class E : D { public override string Hi() { return "E.Hi"; } }
class P {
  static int count; static void F(int a, int b = 5, params int[] r) { Console.WriteLine(a + b + r.Length); } static int O(int x) { return 1; } static int O(long x) { return 2; } static int O(object x) { return 3; } static int O(string x) { return 4; }
  static void Main() {
    A a = new B(); Console.WriteLine(a.Hi()); Console.WriteLine(((B)a).Hi()); Console.WriteLine(a); A c = new C(); Console.WriteLine(c); Console.WriteLine(c.Hi()); c.V += 10; Console.WriteLine(c.V); A d = new D(), e = new E(); Console.WriteLine(d.Hi()); Console.WriteLine(((D)e).Hi()); Console.WriteLine(e.Hi()); Console.WriteLine(((B)e).Hi());
    F(1); F(1, 2); F(1, 2, 3, 4); F(b: 1, a: 2); Console.WriteLine(O(1)); Console.WriteLine(O(1L)); Console.WriteLine(O("x")); Console.WriteLine(O(1.5)); Console.WriteLine(c is B); Console.WriteLine(a is C); Console.WriteLine(a as C == null); try { C q = (C)a; } catch (InvalidCastException) { Console.WriteLine("bad cast"); }
    count++; P.count += 2; Console.WriteLine(count); object o = new object(); Console.WriteLine(o.Equals(o)); Console.WriteLine(o.ToString()); Console.WriteLine(o.GetType() == typeof(object)); A n = null; try { n.Hi(); } catch (NullReferenceException) { Console.WriteLine("nre"); } try { Console.WriteLine(n.V); } catch (NullReferenceException) { Console.WriteLine("nre2"); }
  }
}
