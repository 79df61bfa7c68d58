// Types by name, and what they are called.
using System;
using System.Collections.Generic;

namespace Space
{
    class Outer { public class Inner { } public class Of<T> { public class Deep<U> { } } }
    struct Pointers { public unsafe int* P; public int N; }
}

static class Program
{
    class Hidden { }

    static void Find(string name)
    {
        Type found = Type.GetType(name);
        Console.WriteLine(name + ": " + (found == null ? "none" : found.ToString()));
    }

    static unsafe void Main()
    {
        Find("System.Int32");
        Find("System.Int32, mscorlib");
        Find("System.Int32, nowhere");
        Find("Space.Outer+Inner");
        Find("Space.Outer+Of`1[System.String]");
        Find("Space.Outer+Of`1+Deep`1[System.String,System.Int32]");
        Find("System.Nullable`1[[System.Int32, mscorlib]]");
        Find("System.Collections.Generic.Dictionary`2[[System.String, mscorlib],[System.Int32[], mscorlib]]");
        Find("System.Int32[]");
        Find("System.Int32[,]");
        Find("System.Int32[][,]");
        Find("System.Int32*");
        Find("System.Int32&");
        Find("System.Nullable`1[[System.Int32, nowhere]]");
        Find("Space.None");
        Find("System.Int32[");
        Find("");
        Console.WriteLine(typeof(Dictionary<,>) + " " + typeof(Space.Outer.Of<>.Deep<>) + " " + typeof(List<int>));
        Console.WriteLine(typeof(object).IsAssignableFrom(typeof(int*)) + " " + typeof(object).IsAssignableFrom(typeof(int)) + " " + typeof(int*).IsAssignableFrom(typeof(int*)));
        Console.WriteLine(typeof(Program).Assembly.FullName.Split(',')[0].Length > 0);
        Console.WriteLine(typeof(int).Assembly.FullName.Split(',')[0]);
        Console.WriteLine(typeof(Program).Assembly == System.Reflection.Assembly.GetExecutingAssembly());
        Console.WriteLine(typeof(Program).Assembly.GetType("Space.Outer") + " " + (typeof(Program).Assembly.GetType("None") == null));
        Console.WriteLine(typeof(List<int>).FullName + " " + typeof(Dictionary<string, int[]>[]).FullName + " " + typeof(List<>).FullName);
        Console.WriteLine(typeof(Space.Outer).GetNestedTypes().Length + " " + typeof(Space.Outer).GetNestedType("Inner") + " " + (typeof(Program).GetNestedType("Hidden") == null) + " " + typeof(Program).GetNestedType("Hidden", System.Reflection.BindingFlags.NonPublic));
        int a = 0, b = 0;
        var one = new Space.Pointers { P = &a, N = 1 };
        var same = new Space.Pointers { P = &a, N = 1 };
        var other = new Space.Pointers { P = &b, N = 1 };
        Console.WriteLine(one.Equals(same) + " " + one.Equals(other));
    }
}
