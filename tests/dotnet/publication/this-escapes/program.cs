using System;
using System.Threading;

class Leaky
{
    public static Leaky shown;
    public readonly int a;
    public Leaky() { shown = this; a = 1; }
}

class P
{
    static int r = -1;

    static void Main()
    {
        var t = new Thread(() => { new Leaky(); });
        t.Start();
        var c = Leaky.shown;
        if (c != null) r = c.a;
        t.Join();
    }
}
