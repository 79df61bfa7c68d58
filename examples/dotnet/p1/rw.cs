// Two readers and a writer behind a readers-writer lock made of one monitor.
// Readers see both halves of what the writer writes, or neither.
using System.Diagnostics;
using System.Threading;

class ReadersWriter
{
    static readonly object gate = new object();
    static int readers;
    static bool writing;
    static int left, right;

    static void Read()
    {
        lock (gate)
        {
            while (writing)
                Monitor.Wait(gate);
            readers++;
        }
        Debug.Assert(left == right, "a reader saw half of a write");
        lock (gate)
        {
            readers--;
            Monitor.PulseAll(gate);
        }
    }

    static void Write()
    {
        lock (gate)
        {
            while (writing || readers > 0)
                Monitor.Wait(gate);
            writing = true;
        }
        left = 1;
        right = 1;
        lock (gate)
        {
            writing = false;
            Monitor.PulseAll(gate);
        }
    }

    static void Main()
    {
        new Thread(Read).Start();
        new Thread(Read).Start();
        Write();
    }
}
