using System;
using System.Threading;

class P
{
    static readonly ReaderWriterLockSlim rw = new ReaderWriterLockSlim();
    static int n, seen;

    static void Main()
    {
        var t = new Thread(() =>
        {
            rw.EnterUpgradeableReadLock();
            if (n == 0) { rw.EnterWriteLock(); n = 1; rw.ExitWriteLock(); }
            rw.ExitUpgradeableReadLock();
        });
        t.Start();
        rw.EnterReadLock();
        seen = n;
        rw.ExitReadLock();
        t.Join();
    }
}
