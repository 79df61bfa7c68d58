// Exceptions in class initialisers are kept; triggers with and without an explicit initialiser.
using System;
class Bad { public static int X = Fail(); static Bad() { } static int Fail() { Console.WriteLine("try"); throw new InvalidOperationException("no"); } public static void M() { } public int F = 1; }
class BadGen<T> { public static int X; static BadGen() { if (typeof(T) == typeof(string)) throw new ArgumentException(typeof(T).Name); X = 5; } }
class Lazy1 {  public static int Say(string s) { Console.WriteLine("init " + s); return 1; } public static void M() { Console.WriteLine("M"); } }
class Precise { public static int X = Lazy1.Say("Precise"); static Precise() { Console.WriteLine("cctor"); } public static void M() { Console.WriteLine("PM"); } public const int C = 3; public int I; public static int Static2; }
class Base { public static int B = Lazy1.Say("Base"); static Base() { } }
class Derived : Base { public static int D = Lazy1.Say("Derived"); static Derived() { } public static void M() { Console.WriteLine("DM"); } }
struct St { public static int S = Lazy1.Say("St"); static St() { } public int V; public int Get() { return V; } public St(int v) { V = v; } }
class A1 { public static int X = B1.Y + 1; static A1() { } } class B1 { public static int Y = A1.X + 10; static B1() { } }
static class P {
  static void Main() {
    for (int i = 0; i < 3; i++) { try { Console.WriteLine(Bad.X); } catch (TypeInitializationException e) { Console.WriteLine(e.TypeName + " " + e.InnerException.GetType().Name + " " + e.InnerException.Message); } }
    try { Bad.M(); } catch (TypeInitializationException e) { Console.WriteLine("M " + e.InnerException.Message); }
    try { new Bad(); Console.WriteLine("made"); } catch (TypeInitializationException e) { Console.WriteLine("new " + e.InnerException.Message); }
    TypeInitializationException first = null, second = null; try { Bad.X = 1; } catch (TypeInitializationException e) { first = e; } try { Bad.X = 1; } catch (TypeInitializationException e) { second = e; } Console.WriteLine(first.InnerException == second.InnerException);
    Console.WriteLine(BadGen<int>.X); try { Console.WriteLine(BadGen<string>.X); } catch (TypeInitializationException e) { Console.WriteLine(e.InnerException.Message); } Console.WriteLine(BadGen<object>.X);
    Console.WriteLine(Precise.C); Precise.M(); Console.WriteLine(Precise.X);
    Derived.M(); Console.WriteLine(Derived.B);
    St s = new St(); s.V = 4; Console.WriteLine("before"); Console.WriteLine(new St(3).Get());
    Console.WriteLine(A1.X + " " + B1.Y);
    try { try { Nested(); } finally { Console.WriteLine("finally"); } } catch (TypeInitializationException e) { Console.WriteLine(((TypeInitializationException)e.InnerException).InnerException.Message); }
  }
  class Outer { public static int X; static Outer() { X = Inner.Y; } } class Inner { public static int Y; static Inner() { throw new Exception("deep"); } }
  static void Nested() { Console.WriteLine(Outer.X); }
}
