using System.Diagnostics;
using System.Threading;

class P
{
    static readonly object gate = new object();

    static void Worker()
    {
        try
        {
            lock (gate) { }
        }
        catch (ThreadInterruptedException)
        {
            Debug.Assert(false, "interrupted at the lock");
        }
    }

    static void Main()
    {
        var worker = new Thread(Worker);
        lock (gate)
        {
            worker.Start();
            worker.Interrupt();
        }
        worker.Join();
    }
}
