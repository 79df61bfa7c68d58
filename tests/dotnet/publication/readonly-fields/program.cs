using System;
using System.Threading;

class Config { public readonly int a; public Config() { a = 1; } }

class P
{
    static Config current;
    static int r = -1;

    static void Main()
    {
        var t = new Thread(() => { current = new Config(); });
        t.Start();
        var c = current;
        if (c != null) r = c.a;
        t.Join();
    }
}
