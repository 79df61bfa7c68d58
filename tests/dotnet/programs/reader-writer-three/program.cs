using System;
using System.Threading;

class P
{
    static readonly ReaderWriterLockSlim rw = new ReaderWriterLockSlim();
    static int n;

    static void Work()
    {
        rw.EnterReadLock();
        rw.ExitReadLock();
        rw.EnterWriteLock();
        n++;
        rw.ExitWriteLock();
    }

    static void Main()
    {
        var t = new Thread(Work);
        var u = new Thread(Work);
        t.Start(); u.Start();
        Work();
        t.Join(); u.Join();
    }
}
