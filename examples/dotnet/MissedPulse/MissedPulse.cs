// One thread waits for a message, the other sends it. A pulse that nobody waits for is lost.
using System.Threading;

class MissedPulse
{
    static readonly object gate = new object();
    static bool sent;

    static void Send()
    {
        lock (gate)
        {
            sent = true;
            Monitor.Pulse(gate);
        }
    }

    static void Main()
    {
        new Thread(Send).Start();
        lock (gate)
        {
            Monitor.Wait(gate);
        }
    }

    // The repair: wait only while there is something to wait for.
    static void Repaired()
    {
        new Thread(Send).Start();
        lock (gate)
        {
            while (!sent)
                Monitor.Wait(gate);
        }
    }
}
