using System;
using System.Threading;

class P
{
    static int steps;

    static void Main()
    {
        var t = new Thread(() => { steps = 1; steps = 2; while (true) Thread.Sleep(10); });
        t.IsBackground = true;
        t.Start();
    }
}
