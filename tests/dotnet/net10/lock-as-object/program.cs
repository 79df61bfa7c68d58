using System.Diagnostics;
using System.Threading;

// A Lock that is cast to object is locked by Monitor, which is another lock.
class P
{
    static readonly Lock gate = new Lock();
    static int inside;

    static void Main()
    {
        var other = new Thread(() =>
        {
            object same = gate;
            lock (same)
            {
                inside++;
                inside--;
            }
        });
        other.Start();
        lock (gate)
        {
            Debug.Assert(inside == 0);
            Debug.Assert(gate.IsHeldByCurrentThread);
            Debug.Assert(!Monitor.IsEntered(gate));
        }
        other.Join();
    }
}
