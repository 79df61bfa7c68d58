using System;
using System.Threading;

class Config { public readonly int a, b; public Config(int a, int b) { this.a = a; this.b = b; } }

class P
{
    static volatile Config current = new Config(1, 1);
    static bool whole;

    static void Main()
    {
        var t = new Thread(() => { current = new Config(2, 2); });
        t.Start();
        var c = current;
        whole = c.a == c.b;
        t.Join();
    }
}
