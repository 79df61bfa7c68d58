using System;
using System.Threading;

class P
{
    static SpinLock gate = new SpinLock(false);
    static int n;

    static void Work()
    {
        bool taken = false;
        try { gate.Enter(ref taken); n++; }
        finally { if (taken) gate.Exit(); }
    }

    static void Main()
    {
        var t = new Thread(Work);
        t.Start();
        Work();
        t.Join();
    }
}
