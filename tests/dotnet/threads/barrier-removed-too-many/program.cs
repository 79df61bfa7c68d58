using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static void Main()
    {
        var barrier = new Barrier(3, b => { throw new ArgumentException(); });
        ParameterizedThreadStart arrive = message =>
        {
            try
            {
                barrier.SignalAndWait();
            }
            catch (BarrierPostPhaseException)
            {
                return;
            }
            Debug.Assert(false, "the action failed");
        };
        var first = new Thread(arrive);
        var second = new Thread(arrive);
        first.Start();
        second.Start();
        while (barrier.ParticipantsRemaining != 1)
            Thread.Yield();
        string refused = null;
        try
        {
            barrier.RemoveParticipants(2);
        }
        catch (InvalidOperationException e)
        {
            refused = e.Message;
        }
        Debug.Assert(refused == "The participantCount argument is greater than the number of participants that haven't yet arrived at the barrier in this phase.", refused);
        bool failed = false;
        try
        {
            barrier.RemoveParticipants(1);
        }
        catch (BarrierPostPhaseException)
        {
            failed = true;
        }
        Debug.Assert(failed, "who ends a phase by leaving is told that its action failed");
        first.Join();
        second.Join();
    }
}
