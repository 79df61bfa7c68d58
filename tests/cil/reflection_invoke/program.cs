// Members found by name and used by reflection.
using System;
using System.Reflection;

enum Color { Red, Green, Blue }

struct Point
{
    public int X;
    public Point(int x) { X = x; }
    public void Grow(int by) { X += by; }
    public override string ToString() { return "P" + X; }
}

class Base
{
    public int field = 3;
    public static string text = "text";
    public const long Big = 1L << 40;
    public const Color Best = Color.Blue;
    private int hidden = 5;
    public virtual string Who() { return "base"; }
    public string Plain() { return "plain " + Who(); }
    public static int Sum(int a, int b) { return a + b; }
    public int Value { get; set; }
    public string this[int i] { get { return "at " + i; } set { field = i + value.Length; } }
    private string Secret(string s) { return s + hidden; }
}

class Derived : Base
{
    public Derived() { }
    public Derived(int v, string s) { Value = v; text = s; }
    protected Derived(double d) { }
    public override string Who() { return "derived"; }
    public void Refs(ref int a, out string b, ref Point p) { a++; b = "out" + a; p.X = 9; }
    public void Fail(int n) { throw new InvalidOperationException("n=" + n); }
    public long Wide(long l, double d, Color c) { return l + (long)d + (int)c; }
    public int? Half(int? n) { return n / 2; }
    public object Echo(object o) { return o; }
    public static void Nothing() { text = "called"; }
    public int Over(int a) { return 1; }
    public int Over(string a) { return 2; }
    public int Over(object a) { return 3; }
}

abstract class Shape { public Shape() { } public abstract int Area(); }
class Square : Shape { public override int Area() { return 4; } }

static class Program
{
    static void Try(string name, Action action)
    {
        try { action(); Console.WriteLine(name + ": fine"); }
        catch (Exception e) { Console.WriteLine(name + ": " + e.GetType().Name + (e.InnerException == null ? "" : " / " + e.InnerException.GetType().Name + " " + e.InnerException.Message)); }
    }

    static void Main()
    {
        var d = new Derived();
        Type t = typeof(Derived);
        Console.WriteLine(t.GetMethod("Who").Invoke(d, null));
        Console.WriteLine(typeof(Base).GetMethod("Who").Invoke(d, new object[0]));
        Console.WriteLine(t.GetMethod("Plain").Invoke(d, null));
        Console.WriteLine(typeof(Base).GetMethod("Sum").Invoke(null, new object[] { 3, 4 }));
        Console.WriteLine(t.GetMethod("Sum") == null);
        Console.WriteLine(t.GetMethod("Sum", BindingFlags.Public | BindingFlags.Static | BindingFlags.FlattenHierarchy).Invoke(null, new object[] { 5, 6 }));
        Console.WriteLine(t.GetMethod("Secret", BindingFlags.NonPublic | BindingFlags.Instance) == null);
        Console.WriteLine(typeof(Base).GetMethod("Secret", BindingFlags.NonPublic | BindingFlags.Instance).Invoke(d, new object[] { "s" }));

        object[] args = { 1, null, new Point(2) };
        Console.WriteLine(t.GetMethod("Refs").Invoke(d, args) == null);
        Console.WriteLine(args[0] + " " + args[1] + " " + args[2]);
        Console.WriteLine(t.GetMethod("Wide").Invoke(d, new object[] { 7, 2.5f, Color.Green }));
        Console.WriteLine(t.GetMethod("Wide").Invoke(d, new object[] { (byte)7, 'a', 2 }));
        Console.WriteLine(t.GetMethod("Half").Invoke(d, new object[] { 9 }));
        Console.WriteLine(t.GetMethod("Half").Invoke(d, new object[] { null }) == null);
        Console.WriteLine(t.GetMethod("Echo").Invoke(d, new object[] { Color.Red }));
        Console.WriteLine(typeof(Base).GetMethod("Sum").Invoke(null, new object[] { null, 4 }));
        t.GetMethod("Nothing").Invoke(null, null);
        Console.WriteLine(Base.text);
        Console.WriteLine(t.GetMethod("Over", new Type[] { typeof(int) }).Invoke(d, new object[] { 1 }));
        Console.WriteLine(t.GetMethod("Over", new Type[] { typeof(string) }).Invoke(d, new object[] { "" }));
        Console.WriteLine(t.GetMethod("Over", new Type[] { typeof(Base) }).Invoke(d, new object[] { d }));

        Try("throws", () => t.GetMethod("Fail").Invoke(d, new object[] { 42 }));
        Try("no target", () => t.GetMethod("Who").Invoke(null, null));
        Try("wrong target", () => t.GetMethod("Who").Invoke("text", null));
        Try("count", () => typeof(Base).GetMethod("Sum").Invoke(null, new object[] { 1 }));
        Try("count null", () => typeof(Base).GetMethod("Sum").Invoke(null, null));
        Try("narrow", () => typeof(Base).GetMethod("Sum").Invoke(null, new object[] { 1L, 2 }));
        Try("type", () => typeof(Base).GetMethod("Sum").Invoke(null, new object[] { "1", 2 }));
        Try("ambiguous", () => t.GetMethod("Over"));
        Try("null name", () => t.GetMethod(null));
        Console.WriteLine(t.GetMethod("None") == null);

        object box = new Point(1);
        typeof(Point).GetMethod("Grow").Invoke(box, new object[] { 4 });
        Console.WriteLine(box);
        Console.WriteLine(typeof(object).GetMethod("ToString").Invoke(box, null));
        Console.WriteLine(typeof(int).GetMethod("CompareTo", new Type[] { typeof(int) }).Invoke(3, new object[] { 5 }));

        FieldInfo field = t.GetField("field");
        field.SetValue(d, 11);
        Console.WriteLine(d.field + " " + field.GetValue(d) + " " + field.FieldType + " " + field.IsPublic + field.IsStatic);
        typeof(Base).GetField("text").SetValue(null, "by field");
        Console.WriteLine(typeof(Base).GetField("text").GetValue(null));
        Console.WriteLine(typeof(Base).GetField("Big").GetValue(null) + " " + typeof(Base).GetField("Best").GetValue(null));
        Console.WriteLine(typeof(Base).GetField("hidden", BindingFlags.NonPublic | BindingFlags.Instance).GetValue(d));
        FieldInfo x = typeof(Point).GetField("X");
        x.SetValue(box, 77);
        Console.WriteLine(box + " " + x.GetValue(box));
        Try("field type", () => field.SetValue(d, "no"));
        Try("field target", () => field.GetValue(null));

        PropertyInfo value = t.GetProperty("Value");
        value.SetValue(d, 5, null);
        Console.WriteLine(value.GetValue(d, null) + " " + value.PropertyType + " " + value.CanRead + value.CanWrite);
        PropertyInfo item = t.GetProperty("Item");
        Console.WriteLine(item.GetValue(d, new object[] { 3 }));
        item.SetValue(d, "four", new object[] { 10 });
        Console.WriteLine(d.field + " " + item.GetIndexParameters().Length);

        ConstructorInfo make = t.GetConstructor(new Type[] { typeof(int), typeof(string) });
        var made = (Derived)make.Invoke(new object[] { 8, "made" });
        Console.WriteLine(made.Value + " " + Base.text + " " + (t.GetConstructor(new Type[] { typeof(double) }) == null));
        Console.WriteLine(((Derived)Activator.CreateInstance(t, 9, "again")).Value + Base.text);
        Console.WriteLine(typeof(Point).GetConstructor(new Type[] { typeof(int) }).Invoke(new object[] { 6 }));
        Try("no constructor", () => Activator.CreateInstance(t, "x"));
        Try("abstract", () => typeof(Shape).GetConstructor(Type.EmptyTypes).Invoke(null));
        Console.WriteLine(typeof(Shape).GetMethod("Area").Invoke(new Square(), null));

        MethodInfo refs = t.GetMethod("Refs");
        foreach (ParameterInfo p in refs.GetParameters())
            Console.WriteLine(p.Position + " " + p.Name + " " + p.ParameterType + " " + p.IsOut);
        Console.WriteLine(refs + " | " + t.GetMethod("Half") + " | " + value + " | " + item + " | " + make);
        Console.WriteLine(refs.ReturnType + " " + refs.IsStatic + refs.IsPublic + refs.IsVirtual + " " + t.GetMethod("Who").IsVirtual + " " + refs.DeclaringType);
        Console.WriteLine(t.GetMethod("Who") == t.GetMethod("Who"));
        Console.WriteLine(t.GetMethod("Who").GetBaseDefinition().DeclaringType);
        foreach (MethodInfo m in typeof(Square).GetMethods(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly))
            Console.WriteLine(m.Name);
        Func<int, int, int> sum = (Func<int, int, int>)Delegate.CreateDelegate(typeof(Func<int, int, int>), typeof(Base).GetMethod("Sum"));
        Console.WriteLine(sum(20, 22) + " " + sum.DynamicInvoke(1, 2));
        Func<string> who = (Func<string>)Delegate.CreateDelegate(typeof(Func<string>), d, typeof(Base).GetMethod("Who"));
        Console.WriteLine(who());
        Func<Base, string> plain = (Func<Base, string>)Delegate.CreateDelegate(typeof(Func<Base, string>), typeof(Base).GetMethod("Plain"));
        Console.WriteLine(plain(d));
        Try("unfit", () => Delegate.CreateDelegate(typeof(Func<string, int, int>), typeof(Base).GetMethod("Sum")));
        Console.WriteLine(MethodBase.GetCurrentMethod().Name + " " + MethodBase.GetCurrentMethod().DeclaringType);
    }
}
