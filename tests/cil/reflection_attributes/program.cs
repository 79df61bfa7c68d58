// Custom attributes as objects: arguments of every kind, inheritance, filters.
using System;
using System.Linq;
using System.Reflection;

enum Level : byte { Low = 1, High = 200 }

[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
class NoteAttribute : Attribute
{
    public readonly string Text;
    public int Number;
    public Level Level { get; set; }
    public Type Kind { get; set; }
    public long[] Numbers;
    public object Anything;
    public NoteAttribute(string text) { Text = text; }
    public NoteAttribute(Type kind, params string[] texts) { Kind = kind; Text = texts == null ? "none" : string.Join("+", texts); }
    public NoteAttribute(char c, double d, bool b, float f) { Text = c + " " + d + " " + b + " " + f; }
    public override string ToString()
    {
        return "Note(" + (Text ?? "null") + "," + Number + "," + Level + "," + Kind + "," + (Numbers == null ? "-" : string.Join("/", Numbers)) + "," + (Anything ?? "nothing") + ")";
    }
}

[AttributeUsage(AttributeTargets.Class, Inherited = false)]
class OnceAttribute : Attribute { }

class SoleAttribute : Attribute { public string Who; }

[Note("base", Number = 5), Once, Sole(Who = "base")]
class Base
{
    [Note("method")]
    public virtual void Do([Note("parameter")] int a, int b) { }
    [Note(null)]
    public int Field;
    [Note("property", Level = Level.High)]
    public int Property { get; set; }
}

[Note(typeof(Base), "a", "b", Numbers = new long[] { 1, -2 }), Sole(Who = "derived")]
class Derived : Base
{
    [Note('c', 2.5, true, 0.5f, Anything = "text")]
    public override void Do(int a, int b) { }
}

[Serializable]
class Plain { [Obsolete("old")] public void Old() { } }

interface IMark { }
class MarkAttribute : Attribute, IMark { }
class BadAttribute : Attribute { public BadAttribute() { throw new InvalidOperationException("bad"); } }
[Bad, Mark] class Marked { }

static class Program
{
    static void Show(string what, object[] found)
    {
        Console.WriteLine(what + ": " + string.Join(" ", found.Select(o => o is NoteAttribute ? o.ToString() : o.GetType().Name).OrderBy(s => s, StringComparer.Ordinal)));
    }

    static void Main()
    {
        Show("base", typeof(Base).GetCustomAttributes(false));
        Show("derived own", typeof(Derived).GetCustomAttributes(false));
        Show("derived all", typeof(Derived).GetCustomAttributes(true));
        Show("notes", typeof(Derived).GetCustomAttributes(typeof(NoteAttribute), true));
        var notes = (NoteAttribute[])typeof(Base).GetCustomAttributes(typeof(NoteAttribute), false);
        Console.WriteLine(notes.Length + " " + notes[0].Text + " " + notes[0].Number);
        Console.WriteLine(((SoleAttribute)Attribute.GetCustomAttribute(typeof(Derived), typeof(SoleAttribute))).Who);
        Show("method", typeof(Derived).GetMethod("Do").GetCustomAttributes(false));
        Show("method all", typeof(Derived).GetMethod("Do").GetCustomAttributes(true));
        Show("parameter", typeof(Base).GetMethod("Do").GetParameters()[0].GetCustomAttributes(false));
        Show("other", typeof(Base).GetMethod("Do").GetParameters()[1].GetCustomAttributes(false));
        Show("field", typeof(Base).GetField("Field").GetCustomAttributes(false));
        Show("property", typeof(Base).GetProperty("Property").GetCustomAttributes(typeof(NoteAttribute), false));
        Console.WriteLine(typeof(Base).IsDefined(typeof(OnceAttribute), false) + " " + typeof(Derived).IsDefined(typeof(OnceAttribute), true) + " " + typeof(Derived).IsDefined(typeof(Attribute), true));
        Console.WriteLine(typeof(Plain).IsDefined(typeof(SerializableAttribute), false) + " " + typeof(Base).IsDefined(typeof(SerializableAttribute), false) + " " + typeof(Plain).IsSerializable);
        Console.WriteLine(((ObsoleteAttribute)typeof(Plain).GetMethod("Old").GetCustomAttributes(typeof(ObsoleteAttribute), false)[0]).Message);
        Console.WriteLine(typeof(Base).GetCustomAttribute<NoteAttribute>().Text + " " + typeof(Plain).GetCustomAttribute<NoteAttribute>());
        Console.WriteLine(typeof(Marked).IsDefined(typeof(BadAttribute), true) + " " + typeof(Marked).GetCustomAttributes(typeof(IMark), true).Length + " " + typeof(Marked).IsDefined(typeof(IMark), false));
        try { typeof(Marked).GetCustomAttributes(true); }
        catch (InvalidOperationException) { Console.WriteLine("it throws"); }
        catch (TargetInvocationException) { Console.WriteLine("it throws"); }
        try { Attribute.GetCustomAttribute(typeof(Derived), typeof(NoteAttribute)); }
        catch (AmbiguousMatchException) { Console.WriteLine("several"); }
        Console.WriteLine(new SoleAttribute { Who = "x" }.Equals(new SoleAttribute { Who = "x" }) + " " + new SoleAttribute().Equals(new OnceAttribute()));
    }
}
