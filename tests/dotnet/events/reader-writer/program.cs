using System;
using System.Threading;

class P
{
    static readonly ReaderWriterLockSlim rw = new ReaderWriterLockSlim();
    static int a, b;
    static bool same = true;

    static void Main()
    {
        var t = new Thread(() =>
        {
            rw.EnterWriteLock();
            a++; b++;
            rw.ExitWriteLock();
        });
        t.Start();
        rw.EnterReadLock();
        same = a == b;
        rw.ExitReadLock();
        t.Join();
    }
}
