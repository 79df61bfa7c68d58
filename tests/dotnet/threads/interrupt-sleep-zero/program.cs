using System.Diagnostics;
using System.Threading;

class P
{
    static void Main()
    {
        Thread.CurrentThread.Interrupt();
        try
        {
            Thread.Sleep(0);
        }
        catch (ThreadInterruptedException)
        {
            Debug.Fail("noticed");
        }
    }
}
