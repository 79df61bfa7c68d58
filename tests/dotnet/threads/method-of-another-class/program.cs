using System.Runtime.InteropServices;
using System.Threading;

class Shape { public int area; }
class Square : Shape { }
class Circle : Shape { public void Grow() { area = 1; } }

// Both fields are the same reference.
[StructLayout(LayoutKind.Explicit)]
struct View
{
    [FieldOffset(0)] public Square square;
    [FieldOffset(0)] public Circle circle;
}

static class P
{
    static Square square = new Square();
    static int first, second;

    static Circle Seen()
    {
        var view = new View();
        view.square = square;
        return view.circle;
    }

    static void Writer() { Seen().Grow(); }

    static void Reader()
    {
        first = square.area;
        second = square.area;
    }

    static void Main()
    {
        var writer = new Thread(Writer);
        var reader = new Thread(Reader);
        reader.Start();
        writer.Start();
        writer.Join();
        reader.Join();
    }
}
