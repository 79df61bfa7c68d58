using System.Diagnostics;
using System.Threading;
class Stock
{
    readonly ReaderWriterLockSlim gate = new ReaderWriterLockSlim();
    int items = 1;
    public bool TryTake()
    {
        gate.EnterReadLock();
        bool available = items > 0;
        gate.ExitReadLock();
        if (!available)
            return false;
        gate.EnterWriteLock();
        items--;
        Debug.Assert(items >= 0, "sold more than there was");
        gate.ExitWriteLock();
        return true;
    }
}
class ReaderWriter
{
    static void Main()
    {
        var stock = new Stock();
        var other = new Thread(() => stock.TryTake()) { Name = "other customer" };
        other.Start();
        stock.TryTake();
        other.Join();
    }
}
