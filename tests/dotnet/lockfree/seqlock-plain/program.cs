using System;
using System.Threading;

class P
{
    static volatile int seq;
    static int x, y;
    static bool same;

    static void Main()
    {
        var t = new Thread(() => { seq = 1; x = 1; y = 1; seq = 2; });
        t.Start();
        while (true)
        {
            int s = seq;
            if ((s & 1) == 1) continue;
            int a = x, b = y;
            if (seq == s) { same = a == b; break; }
        }
        t.Join();
    }
}
