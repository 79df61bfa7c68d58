using System;
using System.Threading;

class P
{
    static readonly Mutex m = new Mutex();
    static int n;
    static bool caught;

    static void Work()
    {
        m.WaitOne(); m.WaitOne();
        n++;
        m.ReleaseMutex(); m.ReleaseMutex();
    }

    static void Main()
    {
        var t = new Thread(Work);
        t.Start();
        Work();
        t.Join();
        try { m.ReleaseMutex(); }
        catch (ApplicationException) { caught = true; }
    }
}
