using System.Diagnostics;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static int items;

    static void Consume()
    {
        lock (gate)
        {
            if (items == 0) Monitor.Wait(gate);
            items--;
            Debug.Assert(items >= 0, "took nothing");
        }
    }

    static void Main()
    {
        new Thread(Consume) { IsBackground = true }.Start();
        new Thread(Consume) { IsBackground = true }.Start();
        lock (gate) { items++; Monitor.PulseAll(gate); }
        Thread.Sleep(100);
    }
}
