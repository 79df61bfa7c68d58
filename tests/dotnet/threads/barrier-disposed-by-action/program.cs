using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static void Main()
    {
        var barrier = new Barrier(1, each => each.Dispose());
        try
        {
            barrier.SignalAndWait();
            Debug.Assert(false, "the action fails");
        }
        catch (BarrierPostPhaseException e)
        {
            Debug.Assert(e.InnerException is InvalidOperationException);
        }
    }
}
