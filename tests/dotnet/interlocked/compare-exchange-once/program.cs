using System;
using System.Threading;

class Token { public int id; }

class P
{
    static Token winner;
    static double d;
    static int wins;

    static void Try(int id)
    {
        if (Interlocked.CompareExchange(ref winner, new Token { id = id }, null) == null) Interlocked.Increment(ref wins);
        if (Interlocked.CompareExchange(ref d, id, 0.0) == 0.0) Interlocked.Increment(ref wins);
    }

    static void Main()
    {
        var t = new Thread(() => Try(1));
        t.Start();
        Try(2);
        t.Join();
    }
}
