using System;
using System.Threading;

class P
{
    static readonly AutoResetEvent go = new AutoResetEvent(false);

    static void Work() { go.WaitOne(); }

    static void Main()
    {
        new Thread(Work).Start();
        new Thread(Work).Start();
        go.Set();
    }
}
