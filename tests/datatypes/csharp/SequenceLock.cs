// Two cells that are read together without a lock, and tried again if a writer was there.
using System.Threading;

public class SequenceLock
{
    volatile int sequence;
    int first, second;

    public void Write(int value)
    {
        lock (this)
        {
            sequence++;
            first = value;
            second = value;
            sequence++;
        }
    }

    // The numbers are written by exchanges, which keep everything in its place.
    public void WriteFenced(int value)
    {
        lock (this)
        {
            Interlocked.Increment(ref sequence);
            first = value;
            second = value;
            Interlocked.Increment(ref sequence);
        }
    }

    public int Read()
    {
        while (true)
        {
            int before = sequence;
            if ((before & 1) != 0)
                continue;
            int one = first, two = second;
            Thread.MemoryBarrier();
            if (before == sequence)
                return one * 1000 + two;
        }
    }
}
