using System;
using System.Threading;

interface IShape { int Area(); }
class Square : IShape { public int Area() { return 4; } }
class Circle : IShape { public int Area() { return 3; } }

class P
{
    static IShape shape = new Square();
    static int area;

    static void Main()
    {
        var t = new Thread(() => { shape = new Circle(); });
        t.Start();
        area = shape.Area();
        t.Join();
    }
}
