// Values behind `object` in attributes: numbers, enums, arrays, and arrays of such values.
using System;
using System.Linq;

enum Colour : sbyte { Red = -1, Blue = 3 }

static class Outer { public enum Size : long { Small = 1, Huge = 5000000000 } }

[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
class HoldsAttribute : Attribute
{
    public readonly object Value;
    public object Other { get; set; }
    public object[] More;
    public HoldsAttribute(object value) { Value = value; }
    public HoldsAttribute(string name, params object[] values) { Value = name; More = values; }

    public override string ToString() { return Told(Value) + " | " + Told(Other) + " | " + Told(More); }

    static string Told(object value)
    {
        var array = value as Array;
        if (array != null)
            return value.GetType() + "[" + string.Join(", ", array.Cast<object>().Select(Told)) + "]";
        return value == null ? "null" : value + ":" + value.GetType();
    }
}

[Holds(1), Holds((byte)200), Holds((sbyte)-5), Holds((short)-300), Holds((ushort)60000)]
[Holds(4000000000u), Holds(-5000000000), Holds(ulong.MaxValue), Holds('x'), Holds(true)]
[Holds(1.5f), Holds(-2.25), Holds("text"), Holds(typeof(Outer))]
[Holds(Colour.Red), Holds(Outer.Size.Huge), Holds(DayOfWeek.Friday)]
[Holds(new int[] { 1, 2 }), Holds(new[] { Colour.Red, Colour.Blue }), Holds(new[] { "a", null })]
[Holds(new object[] { 1, "b", Colour.Blue, null, new long[] { 7 }, typeof(int) })]
[Holds("many", 1, 2L, Colour.Blue, 'c'), Holds("other", Other = 12), Holds("third", Other = Outer.Size.Small)]
class Marked { }

static class Program
{
    static void Main()
    {
        var found = typeof(Marked).GetCustomAttributes(typeof(HoldsAttribute), false);
        foreach (var line in found.Select(o => o.ToString()).OrderBy(s => s, StringComparer.Ordinal))
            Console.WriteLine(line);
    }
}
