using System.Threading;

class Waits
{
    static void Main()
    {
        var signal = new ManualResetEvent(false);
        while (signal.WaitOne(10))
        {
        }
    }
}
