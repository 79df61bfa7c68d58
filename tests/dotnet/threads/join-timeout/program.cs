using System;
using System.Threading;

class P
{
    static bool joined;
    static int value, seen;

    static void Main()
    {
        var t = new Thread(() => { value = 1; });
        t.Start();
        joined = t.Join(100);
        seen = value;
        t.Join();
    }
}
