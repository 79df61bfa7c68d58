using System;
using System.Threading;

class P
{
    static string second;

    static void Main()
    {
        var barrier = new Barrier(1);
        var surplus = new Thread(() =>
        {
            try
            {
                barrier.SignalAndWait();
                second = "waited";
            }
            catch (InvalidOperationException)
            {
                second = "refused";
            }
        });
        surplus.Start();
        try
        {
            barrier.SignalAndWait();
        }
        catch (InvalidOperationException)
        {
        }
        surplus.Join();
    }
}
