// Two threads add one to a counter. Does it always end at two?
using System.Diagnostics;
using System.Threading;

class LostUpdate
{
    static int counter;
    static int interlocked;

    static void Increment()
    {
        counter++;
    }

    static void IncrementSafely()
    {
        Interlocked.Increment(ref interlocked);
    }

    static void RunTwice(ThreadStart work)
    {
        Thread other = new Thread(work);
        other.Start();
        work();
        other.Join();
    }

    static void Main()
    {
        RunTwice(Increment);
        Debug.Assert(counter == 2, "an increment was lost");
    }

    // The repair: one indivisible operation.
    static void Repaired()
    {
        RunTwice(IncrementSafely);
        Debug.Assert(interlocked == 2, "an increment was lost");
    }
}
