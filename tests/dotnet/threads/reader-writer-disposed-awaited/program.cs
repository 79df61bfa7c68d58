using System.Diagnostics;
using System.Threading;

class P
{
    static void Main()
    {
        var gate = new ReaderWriterLockSlim();
        gate.EnterReadLock();
        var writer = new Thread(() =>
        {
            gate.EnterWriteLock();
            gate.ExitWriteLock();
        });
        writer.Start();
        while (gate.WaitingWriteCount == 0)
            Thread.Yield();
        var other = new Thread(() =>
        {
            bool refused = false;
            try
            {
                gate.Dispose();
            }
            catch (SynchronizationLockException)
            {
                refused = true;
            }
            Debug.Assert(refused, "disposed while a writer waits");
        });
        other.Start();
        other.Join();
        gate.ExitReadLock();
        writer.Join();
        gate.Dispose();
        gate.Dispose();
    }
}
