using System.Diagnostics;
using System.Threading;

class P
{
    static int acting;
    static int phases;

    static void Main()
    {
        var barrier = new Barrier(1, b =>
        {
            Debug.Assert(Interlocked.Increment(ref acting) == 1, "two actions at once");
            phases++;
            Interlocked.Decrement(ref acting);
        });
        var late = new Thread(() =>
        {
            long number = barrier.AddParticipant();
            Debug.Assert(Volatile.Read(ref acting) == 0 || number == 0, "joined during the action");
            Debug.Assert(number == 0 || barrier.CurrentPhaseNumber == 1, "joined another phase");
            barrier.RemoveParticipant();
        });
        late.Start();
        barrier.SignalAndWait();
        late.Join();
        Debug.Assert(phases == 1 && barrier.CurrentPhaseNumber == 1, "one phase");
    }
}
