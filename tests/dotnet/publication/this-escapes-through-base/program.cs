using System;
using System.Threading;

class Base
{
    public static Base shown;
    public Base() { shown = this; }
}

class Derived : Base
{
    public readonly int a;
    public Derived() { a = 1; }
}

class P
{
    static int r = -1;

    static void Main()
    {
        var t = new Thread(() => { new Derived(); });
        t.Start();
        var c = (Derived)Base.shown;
        if (c != null) r = c.a;
        t.Join();
    }
}
