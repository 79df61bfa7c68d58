using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static int zero;

    static void Main()
    {
        var t = new Thread(() =>
        {
            try
            {
                Monitor.Enter(gate);
                int n = 1 / zero;
                Monitor.Exit(gate);
            }
            catch (DivideByZeroException) { }
        });
        t.Start();
        t.Join();
        lock (gate) { }
    }
}
