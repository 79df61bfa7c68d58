using System.Diagnostics;
using System.Threading;

class P
{
    static void Main()
    {
        var thread = new Thread(() => { });
        thread.Start();
        thread.Join();
        Thread.CurrentThread.Interrupt();
        try
        {
            thread.Join();
        }
        catch (ThreadInterruptedException)
        {
            Debug.Fail("noticed");
        }
    }
}
