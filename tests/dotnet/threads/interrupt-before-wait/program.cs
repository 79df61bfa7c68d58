using System;
using System.Threading;

class P
{
    static int result;

    static void Main()
    {
        var ready = new ManualResetEvent(true);
        Thread.CurrentThread.Interrupt();
        try
        {
            ready.WaitOne();
            result = 1;
        }
        catch (ThreadInterruptedException)
        {
            result = 2;
        }
    }
}
