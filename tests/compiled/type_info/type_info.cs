// What TypeInfo says of a type, and other members that were missing. One line of output for each.
using System;
using System.Collections;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;

interface IShape { int Sides { get; } }

class Shape : IShape
{
    protected string name = "shape";
    public virtual int Sides { get { return 0; } }
    public void Rename(string to) { name = to; }
}

class Square : Shape
{
    readonly int side;
    public Square(int side) { this.side = side; }
    public override int Sides { get { return 4; } }
    public int Area() { return side * side; }
}

static class P
{
    static void Main()
    {
        TypeInfo square = typeof(Square).GetTypeInfo();
        Console.WriteLine(square.Name + " " + square.IsClass + " " + square.BaseType + " " + (square.AsType() == typeof(Square)));
        Console.WriteLine(typeof(Shape).GetTypeInfo().IsAssignableFrom(square) + " " + square.IsAssignableFrom(typeof(Shape).GetTypeInfo()));
        Console.WriteLine(string.Join(",", square.DeclaredMethods.Select(m => m.Name).OrderBy(n => n, StringComparer.Ordinal)));
        Console.WriteLine(string.Join(",", square.DeclaredFields.Select(f => f.Name)) + " " + string.Join(",", square.DeclaredProperties.Select(p => p.Name)));
        Console.WriteLine(square.DeclaredConstructors.Count() + " " + string.Join(",", square.ImplementedInterfaces));
        Console.WriteLine(square.GetDeclaredMethod("Area").Invoke(new Square(3), null) + " " + (square.GetDeclaredMethod("Rename") == null) + " " + (square.GetDeclaredField("side") != null) + " " + square.GetDeclaredProperty("Sides").Name);
        Console.WriteLine(typeof(P).GetTypeInfo().Assembly == typeof(Square).Assembly);
        foreach (DictionaryEntry entry in new Hashtable { ["one"] = 1 })
        {
            var (key, value) = entry;
            Console.WriteLine(key + " " + value);
        }
        Console.WriteLine(new InvalidTimeZoneException("none").Message);
        var done = Task.CompletedTask;
        Console.WriteLine(Task.Factory.FromAsync(done, result => { }, TaskCreationOptions.None, TaskScheduler.Default).IsFaulted);
    }
}
