using System; using System.Collections.Generic;
class Plain { public int X = 7; static Plain() { Console.WriteLine("cctor"); } public override string ToString() { return "plain" + X; } }
abstract class Abs {}
interface IFace {}
struct S { public int A;}
class Throws { public Throws() { throw new InvalidOperationException("no"); }}
class Base { protected string N = "base"; public Base() { Init(); } protected virtual void Init() { } public override string ToString() { return N; }}
class Derived : Base { protected override void Init() { N = "derived"; } }
class P
{
    static void T(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static T Make<T>() where T : new() { return new T(); }
    static void Main() { T(() => Activator.CreateInstance(typeof(Plain)));
        T(() => Activator.CreateInstance(typeof(Plain)));
        T(() => ((List<int>)Activator.CreateInstance(typeof(List<int>))).Count);
        T(() => Activator.CreateInstance(typeof(Derived)));
        T(() => Activator.CreateInstance(typeof(Abs)));
        T(() => Activator.CreateInstance(typeof(IFace)));
        T(() => ((S)Activator.CreateInstance(typeof(S))).A);
        T(() => Activator.CreateInstance(typeof(List<>)));
        T(() => Activator.CreateInstance((Type)null));
        T(() => Make<Derived>());
        T(() => Activator.CreateInstance(typeof(Throws))); try { Activator.CreateInstance(typeof(Throws)); } catch (Exception e) { Console.WriteLine(e.InnerException.Message); } T(() => Activator.CreateInstance<Dictionary<string, int>>().Count); foreach (var t in new[] { typeof(Plain), typeof(Derived), typeof(object) }) T(() => Activator.CreateInstance(t).GetType()); } }
